import { PopupNotice } from '@fandeck/widgets'

/** Once in the layout of a site, with the path of its router. */
export const Popups = ({ pathname }: { pathname: string }) => <PopupNotice path={pathname} />
