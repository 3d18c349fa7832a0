import { useHasPart, useMember, useSession } from '@fandeck/react'
import { forwardRef } from 'react'
import { LinkButton } from '../primitives/button/LinkButton.tsx'
import { grouped } from '../primitives/grouped.ts'
import { Image } from '../primitives/image/Image.tsx'
import type { RenderLink } from '../primitives/link/LinkProvider.tsx'
import { Part, type PartProps } from '../primitives/part/Part.tsx'
import { Skeleton } from '../primitives/skeleton/Skeleton.tsx'
import { useMessagesOf } from '../theme/messages.tsx'
import { koMenu } from './messages.ko.ts'
import './SiteMenu.css'

/** The props of the account in a menu. */
export interface SiteMenuAccountProps extends PartProps {
  /** My page. */
  myHref: string
  signInHref: string
  signOutHref: string
  renderLink?: RenderLink | undefined
}

/**
 * The member with their points, my page and the sign-out; for a visitor the sign-in.
 *
 * @see S2.28
 */
export const SiteMenuAccount = /* @__PURE__ */ forwardRef<HTMLElement, SiteMenuAccountProps>(
  function SiteMenuAccount({ myHref, signInHref, signOutHref, renderLink, ...root }, ref) {
    const messages = useMessagesOf(koMenu)
    const loggedIn = useSession((session) => session.loggedIn)
    return (
      <Part base="fandeck-root fandeck-menu__account fandeck-inset" {...root} ref={ref}>
        {loggedIn ? (
          <>
            <Member />
            <LinkButton size={36} href={myHref} renderLink={renderLink}>
              {messages['menu.my']}
            </LinkButton>
            <LinkButton size={36} kind="outline" href={signOutHref} renderLink={renderLink}>
              {messages['menu.signOut']}
            </LinkButton>
          </>
        ) : (
          <>
            <div className="fandeck-menu__who">
              <span className="fandeck-menu__name">{messages['menu.hello']}</span>
              <span className="fandeck-caption">{messages['menu.visitor']}</span>
            </div>
            <LinkButton size={36} href={signInHref} renderLink={renderLink}>
              {messages['menu.signIn']}
            </LinkButton>
          </>
        )}
      </Part>
    )
  },
)

/** Picture, nickname and points; after a failed load a greeting. */
function Member() {
  const messages = useMessagesOf(koMenu)
  const { data: member, isError } = useMember()
  const hasPoints = useHasPart()('points')
  const waiting = !member && !isError
  return (
    <>
      <Image className="fandeck-menu__picture" shownWidth={76} src={member?.image ?? undefined} alt="" />
      <div className="fandeck-menu__who" aria-busy={waiting}>
        <span className="fandeck-menu__name">
          {waiting ? <Skeleton width={88} height={20} /> : (member?.nickname ?? messages['menu.hello'])}
        </span>
        <span className="fandeck-caption">
          {waiting ? (
            <Skeleton width={56} height={14} />
          ) : (
            member && hasPoints && `${grouped(member.totalPoint)}P`
          )}
        </span>
      </div>
    </>
  )
}
