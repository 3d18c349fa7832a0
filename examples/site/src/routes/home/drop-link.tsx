import type { DropLink } from '@fandeck/widgets'
import { PageLink } from '../../layout/PageLink.tsx'

export const renderLink = ({ href, ...link }: DropLink) => <PageLink {...link} to={href} />
export const hrefOf = (dropId: number) => `/drops/${dropId}`
