import { ProfileForm, useToast } from '@fandeck/widgets'

const SAVED = {
  picture: '프로필 사진을 바꿨어요.',
  nickname: '닉네임을 바꿨어요.',
  'ad-consent': '소식 받기를 바꿨어요.',
} as const

/** The picture and the nickname of the member (S7.39, S7.40). */
export default function ProfilePage() {
  const toast = useToast()
  return (
    <div className="site-list">
      <ProfileForm ads={false} onChanged={(part) => toast.show(SAVED[part])} />
    </div>
  )
}
