import type { Fandeck } from '../client.ts'
import { FandeckError } from '../kernel/errors.ts'
import type { ShareTarget } from './sharing.events.ts'

/** The content to share. */
export interface ShareContent {
  /** The absolute address. */
  url: string
  title: string
  text?: string | undefined
  /** The absolute address of a picture. */
  image?: string | undefined
}

/** A configured messenger, such as Kakao with its app key (D44). */
export interface Messenger {
  /** Opens the messenger's own dialog; loads its script on first use. */
  send(content: ShareContent): Promise<void>
}

/** The browser's sharing features; tests pass their own. */
export interface ShareDevice {
  /** Writes to the clipboard; `undefined` in browsers without one. */
  writeText?: ((text: string) => Promise<void>) | undefined
  /** `undefined` in browsers without a share sheet. */
  share?: ((content: { url: string; title: string; text?: string | undefined }) => Promise<void>) | undefined
  /** Shares a file by the share sheet; `undefined` in browsers whose share sheet takes no pictures. */
  shareFile?: ((content: { file: File; title: string }) => Promise<void>) | undefined
  /** Whether the device is a phone or a tablet. */
  mobile: boolean
}

/** Whether the share sheet of this browser takes pictures. */
const takesPictures = () =>
  'canShare' in navigator &&
  navigator.canShare({ files: [new File(['-'], 'picture.jpg', { type: 'image/jpeg' })] })

/** Returns this browser's sharing features. */
export function shareDevice(): ShareDevice {
  if (typeof navigator === 'undefined') return { mobile: false }
  const { clipboard, userAgent } = navigator
  return {
    writeText: clipboard && ((text) => clipboard.writeText(text)),
    share: 'share' in navigator ? (content) => navigator.share(content) : undefined,
    shareFile: takesPictures() ? ({ file, title }) => navigator.share({ files: [file], title }) : undefined,
    mobile: /Android|iPhone|iPad|iPod|Mobile/i.test(userAgent),
  }
}

/** Returns the address that opens the social feed (X) with a prepared post (D44). */
export const feedAddress = ({ url, title }: ShareContent): string =>
  `https://x.com/intent/post?${new URLSearchParams({ text: title, url })}`

const FEED_WINDOW = 'popup,width=560,height=640'

const isCancelled = (error: unknown) => error instanceof Error && error.name === 'AbortError'

/** A picture to share as a file. */
export interface SharedPicture {
  /** Its absolute address, which the page may read from its origin. */
  image: string
  title: string
  /** Such as `badge.jpg`. */
  fileName: string
}

/** Shares a page, or a picture, through the targets of this device. */
export interface Sharing {
  /** The targets: `native` on a mobile device with a share sheet, else link, feed and messenger (S2.36, S2.37). */
  targets: readonly ShareTarget[]
  /**
   * Shares through one target. Resolves `false` when the visitor cancelled.
   *
   * @throws `sharing/copy-failed`, `sharing/blocked`, `sharing/failed`
   */
  share(target: ShareTarget, content: ShareContent): Promise<boolean>
  /** Whether the share sheet of this device takes pictures, on a mobile device only. */
  sharesPictures: boolean
  /**
   * Loads a picture and shares it as a file, by the share sheet. Call it in the handler of a press. Resolves `false` when the
   * visitor cancelled.
   *
   * @throws `sharing/failed`
   * @see D112
   */
  sharePicture(picture: SharedPicture): Promise<boolean>
}

/**
 * Creates the sharing of one page.
 *
 * @param messenger omitted hides the messenger
 * @example
 * const sharing = createSharing(fandeck)
 * await sharing.share('link', { url: location.href, title: document.title })
 * @see S2.36, S2.37, S8.13
 */
export function createSharing(
  fandeck: Fandeck,
  {
    messenger,
    device = shareDevice(),
  }: { messenger?: Messenger | undefined; device?: ShareDevice | undefined } = {},
): Sharing {
  const native = device.mobile && device.share !== undefined
  const ways: Record<ShareTarget, (content: ShareContent) => Promise<void>> = {
    async link({ url }) {
      try {
        if (!device.writeText) throw new Error('The browser has no clipboard.')
        await device.writeText(url)
      } catch (cause) {
        throw new FandeckError('sharing/copy-failed', 'The link could not be copied.', { cause })
      }
    },
    async feed(content) {
      const opened = fandeck.platform.openWindow(feedAddress(content), 'fandeck-share', FEED_WINDOW)
      if (!opened) throw new FandeckError('sharing/blocked', 'The browser blocked the window.')
    },
    async messenger(content) {
      if (!messenger) throw new FandeckError('sharing/failed', 'No messenger is configured.')
      await messenger.send(content)
    },
    async native({ url, title, text }) {
      if (!device.share) throw new FandeckError('sharing/failed', 'The device has no share sheet.')
      await device.share({ url, title, ...(text !== undefined && { text }) })
    },
  }
  /** Returns whether the visitor has not cancelled. */
  async function handOver(target: ShareTarget, url: string, work: () => Promise<void>): Promise<boolean> {
    try {
      await work()
    } catch (error) {
      if (isCancelled(error)) return false
      if (error instanceof FandeckError) throw error
      throw new FandeckError('sharing/failed', 'Sharing failed.', { cause: error })
    }
    fandeck.events.emit('sharing:shared', { target, url })
    return true
  }
  return {
    targets: native ? ['native'] : ['link', 'feed', ...(messenger ? (['messenger'] as const) : [])],
    share: (target, content) => handOver(target, content.url, () => ways[target](content)),
    sharesPictures: device.mobile && device.shareFile !== undefined,
    sharePicture: ({ image, title, fileName }) =>
      handOver('native', image, async () => {
        if (!device.shareFile) throw new Error('The share sheet takes no pictures.')
        const reply = await fandeck.platform.fetch(image)
        if (!reply.ok) throw new Error(`The picture was not sent: ${reply.status}.`)
        const picture = await reply.blob()
        await device.shareFile({ file: new File([picture], fileName, { type: picture.type }), title })
      }),
  }
}
