import {
  type AdConsent,
  changeAdConsent,
  changeNickname,
  changePicture,
  checkNickname,
} from '@fandeck/sdk/profile'
import { useChange } from '../internal/use-change.ts'
import { useMemberQuery, type WithQuery } from '../internal/use-fandeck-query.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { nicknameQuery } from './profile.queries.ts'

/** Fetches whether the member can take a nickname, unless `checkNickname` refuses it (S7.38). */
export const useNicknameCheck = <Selected = boolean>({
  nickname,
  query,
}: { nickname: string } & WithQuery<boolean, Selected>) =>
  useMemberQuery(nicknameQuery(useFandeck(), { nickname }), {
    ...query,
    enabled: !checkNickname(nickname) && query?.enabled !== false,
  })

/** Returns a mutation that changes the nickname; `data.error` is the server's message after a refusal (S7.39, D64). */
export const useChangeNickname = () => useChange(changeNickname, 'user', 'nickname')

/** Returns a mutation that replaces the profile picture; `data.error` as in `useChangeNickname` (S7.40). */
export const useChangePicture = () => useChange(changePicture, 'user', 'picture')

/**
 * Returns a mutation that stores the consents to advertising; show `variables` while it is pending. `data.error` as in
 * `useChangeNickname` (S7.41).
 */
export const useChangeAdConsent = () => useChange<AdConsent, undefined>(changeAdConsent, 'user', 'ad-consent')
