import { forwardRef, useState } from 'react'
import { Drawer } from '../primitives/drawer/Drawer.tsx'
import type { OnOpenChange } from '../primitives/overlay/Overlay.tsx'
import { type HeadedPartProps, levelBelow } from '../primitives/part/Part.tsx'
import { SignUp } from './SignUp.tsx'
import type { TermsHref } from './TermsLinks.tsx'
import { useSignInMessages } from './use-sign-in-messages.ts'

/** The props of the sign-up in a sheet. */
export interface SignUpSheetProps extends Omit<HeadedPartProps, 'role'>, TermsHref {
  open: boolean
  onOpenChange: OnOpenChange
}

/** The sign-up in a sheet; closing it discards the input. */
export const SignUpSheet = /* @__PURE__ */ forwardRef<HTMLElement, SignUpSheetProps>(function SignUpSheet(
  { open, onOpenChange, termsHref, headingLevel = 2, ...root },
  ref,
) {
  const messages = useSignInMessages()
  const [done, setDone] = useState(false)
  return (
    <Drawer
      {...root}
      ref={ref}
      open={open}
      onOpenChange={onOpenChange}
      onClosed={() => setDone(false)}
      title={messages[done ? 'signUp.done.title' : 'signUp.title']}
      closeType="strong"
      headingLevel={headingLevel}
    >
      <SignUp
        headingLevel={levelBelow(headingLevel)}
        termsHref={termsHref}
        onSignedUp={() => setDone(true)}
      />
    </Drawer>
  )
})
