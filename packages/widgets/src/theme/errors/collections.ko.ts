import type { CollectionsErrorCode } from '@fandeck/sdk/collections'
import { koHttpErrors } from './http.ko.ts'

/** Errors of created collections. */
export const koCollectionsErrors: Record<CollectionsErrorCode, string> = {
  'collections/name-taken': '이미 사용 중인 이름이에요. 다른 이름을 입력해 주세요.',
  'collections/invalid': koHttpErrors['http/bad-request'],
  'collections/bad-picture': '올릴 수 없는 사진이에요. 5MB 이하의 JPG, PNG, WEBP 사진을 골라 주세요.',
  'collections/too-many': '더 만들 수 없어요. 쓰지 않는 컬렉션을 지워 주세요.',
}
