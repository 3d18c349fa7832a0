import * as z from 'zod/mini'
import { count, lenientList, seoulTime, textOrNone, whole, wireObject, yesNo } from '../http/wire.ts'

/** A popup as `GET /main/popup/notice` writes it (S3.23). */
export const PopupNotice = wireObject({
  popupId: ['popupSequence', whole],
  name: ['popupName', z.string()],
  image: ['imgPath', z.string()],
  linkUrl: ['linkUrl', textOrNone],
  newWindow: ['blankYN', yesNo],
  path: ['exposureUrl', z.string()],
})

/** A popup as `GET /main/popup` writes it, with its period (S3.24). */
export const MainPopup = wireObject({
  popupId: ['pop_seq', whole],
  name: ['pop_nm', z.string()],
  image: ['img_path', z.string()],
  linkUrl: ['link_url', textOrNone],
  newWindow: ['blank_yn', yesNo],
  path: ['exposure_url', z.string()],
  startAt: ['pop_st_dttm', seoulTime],
  endAt: ['pop_ed_dttm', seoulTime],
})

/** A popup of the site (S3.23, S3.24). */
export interface Popup {
  popupId: number
  name: string
  /** URL. */
  image: string
  linkUrl?: string | null | undefined
  /** Whether the link opens a new window. */
  newWindow: boolean
  /** The path of the pages that show it. */
  path: string
  /** Epoch ms; only one of the two shapes has a period. */
  startAt?: number | undefined
  /** Epoch ms; exclusive. */
  endAt?: number | undefined
}

/** The popup in a row of either shape; `undefined` for a row that fits neither (D13). */
export function popupOf(row: unknown): Popup | undefined {
  for (const shape of [PopupNotice, MainPopup]) {
    const read = z.safeParse(shape, row)
    if (read.success) return read.data
  }
  return undefined
}

/** Rows of either shape, normalised; a row of neither shape cannot be read. */
// @__NO_SIDE_EFFECTS__
const popupList = (encode: (popup: Popup) => unknown) => {
  const row = z.codec(
    z.unknown(),
    z.custom<Popup>((popup) => popup !== undefined),
    {
      // Undefined fails the check above.
      decode: (value) => popupOf(value) as Popup,
      encode,
    },
  )
  return z.object({ count, rows: lenientList(row) })
}

/** GET /main/popup/notice (S7.13, D13). */
export const PopupNoticeReply = popupList((popup) => z.encode(PopupNotice, popup))
/** GET /main/popup (S7.11); a popup without a period is always within it. */
export const MainPopupReply = popupList(({ startAt = 0, endAt = Date.UTC(2100, 0), ...popup }) =>
  z.encode(MainPopup, { ...popup, startAt, endAt }),
)
