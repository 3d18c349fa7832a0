import { ProfileForm } from '@fandeck/widgets'

export const Profile = ({ toast }: { toast(words: string): void }) => (
  <ProfileForm onChanged={() => toast('저장했어요.')} />
)
