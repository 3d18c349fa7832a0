import { endpoint } from '../http/endpoint.ts'
import { MainPopupReply, PopupNoticeReply } from './popups.schema.ts'

/** Returns the popups of the main page with their periods (S7.11). */
export const getMainPopupsEndpoint = endpoint({
  method: 'GET',
  base: 'market',
  path: '/main/popup',
  auth: 'public',
  reply: MainPopupReply,
})

/** Returns the popups of all paths (S7.13, D13). */
export const getPopupNoticesEndpoint = endpoint({
  method: 'GET',
  base: 'market',
  path: '/main/popup/notice',
  auth: 'public',
  reply: PopupNoticeReply,
})
