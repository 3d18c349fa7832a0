import type { Fandeck } from '@fandeck/sdk'
import { isNicknameFree } from '@fandeck/sdk/profile'
import { memberKey } from '../internal/query-keys.ts'
import { fandeckQuery } from '../internal/query-options.ts'

/** Query options of whether the member can take a nickname; fetched again for every check (S7.38). */
export const nicknameQuery = (fandeck: Fandeck, { nickname }: { nickname: string }) =>
  fandeckQuery({
    queryKey: memberKey('nickname', nickname),
    queryFn: ({ signal }) => isNicknameFree(fandeck, { nickname }, { signal }),
    staleTime: 0,
  })
