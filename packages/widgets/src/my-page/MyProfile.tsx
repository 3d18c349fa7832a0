import { useLevel, useMember, useSession } from '@fandeck/react'
import { maskAccount } from '@fandeck/sdk'
import { BadgeCheck, Camera, Settings } from 'lucide-react'
import { forwardRef } from 'react'
import { MyBadges } from '../badges/MyBadges.tsx'
import { LinkButton } from '../primitives/button/LinkButton.tsx'
import { Image } from '../primitives/image/Image.tsx'
import { useRenderLink } from '../primitives/link/LinkProvider.tsx'
import { Part, type PartProps } from '../primitives/part/Part.tsx'
import { Skeleton } from '../primitives/skeleton/Skeleton.tsx'
import type { MyPageHref } from './my-screens.ts'
import { useMyPageMessages } from './use-my-page-messages.ts'
import '../primitives/icon-button/IconButton.css'
import './MyProfile.css'

/** The props of the member's profile, which fetches itself. */
export interface MyProfileProps extends PartProps {
  /** Returns the addresses of `profile`, `password` and `settings`. */
  hrefOf: MyPageHref
}

/** Picture, name, phone, identity badge and badges of the member, with the links to change them. */
export const MyProfile = /* @__PURE__ */ forwardRef<HTMLElement, MyProfileProps>(function MyProfile(
  { hrefOf, ...root },
  ref,
) {
  const messages = useMyPageMessages()
  const renderLink = useRenderLink()
  const { data: member } = useMember()
  const { verified } = useLevel()
  const hasPassword = useSession(({ loginType }) => loginType === 'email' || loginType === 'legacy')
  const [settings, password] = [hrefOf('settings'), hasPassword ? hrefOf('password') : undefined]
  return (
    <Part
      base="fandeck-root fandeck-my-profile"
      aria-busy={member === undefined || undefined}
      {...root}
      ref={ref}
    >
      {member ? (
        <>
          <Picture src={member.image ?? undefined} href={hrefOf('profile')} />
          <div className="fandeck-my-profile__words">
            <p className="fandeck-my-profile__name fandeck-title-2">
              {member.nickname}
              {verified && (
                <BadgeCheck
                  className="fandeck-my-profile__badge"
                  size={20}
                  strokeWidth={2}
                  role="img"
                  aria-label={messages['mypage.verified']}
                />
              )}
            </p>
            {password !== undefined && (
              <LinkButton kind="ghost" href={password}>
                {messages['mypage.password']}
              </LinkButton>
            )}
            {member.phone && (
              <p className="fandeck-caption">
                {messages['mypage.phone']({ phone: maskAccount(member.phone) })}
              </p>
            )}
            <MyBadges />
          </div>
          {settings !== undefined &&
            renderLink({
              href: settings,
              className: 'fandeck-icon-button',
              'aria-label': messages['mypage.settings'],
              children: <Settings size={24} strokeWidth={1.75} aria-hidden />,
            })}
        </>
      ) : (
        <>
          <Skeleton width={76} height={76} radius="50%" />
          <Skeleton width={140} height={28} />
        </>
      )}
    </Part>
  )
})

/** The picture of the member; with an address, a link to change it. */
function Picture({ src, href }: { src: string | undefined; href: string | undefined }) {
  const messages = useMyPageMessages()
  const renderLink = useRenderLink()
  const className = 'fandeck-my-profile__picture'
  const image = <Image className="fandeck-my-profile__image" shownWidth={76} src={src} alt="" />
  if (href === undefined) return <span className={className}>{image}</span>
  return renderLink({
    href,
    className,
    'aria-label': messages['mypage.picture'],
    children: (
      <>
        {image}
        <span className="fandeck-my-profile__camera" aria-hidden>
          <Camera size={16} strokeWidth={2} />
        </span>
      </>
    ),
  })
}
