// The forms of the tag, which only the main site loads.
import { ModalHost } from '../primitives/modal-host/ModalHost.tsx'
import { NotionModal } from '../primitives/modal-host/NotionModal.tsx'
import { SignIn, type SignInProps } from './SignIn.tsx'

/** The terms open in a modal. */
const kinds = { notion: NotionModal }

/** The sign-in with a host for its modals. */
export const SignInForms = (props: SignInProps) => (
  <ModalHost kinds={kinds}>
    <SignIn {...props} />
  </ModalHost>
)
