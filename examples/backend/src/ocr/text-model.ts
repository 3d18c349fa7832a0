import type { CodeFormat } from '@fandeck/sdk/claims'
import type { Candidate } from '@fandeck/sdk/scan'
import type { Picture } from './image.ts'

/** What turns a picture into texts; the check characters decide afterwards. */
export interface TextModel {
  /** The maximum distance of a code from the likeliest text, in nats; see `chooseCode`. */
  readonly tolerance: number
  /** Yields the candidates of one look at the picture after the other; the caller stops at the first code. */
  looks(picture: Picture, format: CodeFormat, signal: AbortSignal): AsyncGenerator<Candidate[]>
  /** Whether a picture can show several cards, so that the looks go on after the first code. @defaultValue never */
  mayShowSeveral?(picture: Picture): boolean
  close(): Promise<void>
}
