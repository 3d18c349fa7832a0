import type { CodeFormat } from '@fandeck/sdk/claims'

/** What one picture gave. */
export interface CodeReading {
  /** Without separators and with fitting checks; `undefined` asks for another frame. */
  code: string | undefined
  /** Milliseconds of CPU the process spent meanwhile; pictures that are read at the same time count for each other. */
  cpuMs: number
}

/** Reads the printed code in a picture; whether that code was issued is the caller's question. */
export interface CodeReader {
  /**
   * @param format how the codes are made that may be in it; @defaultValue DEFAULT_CODE_FORMAT
   * @throws {@link OcrError} when the bytes are no picture, too large, or the time is up
   */
  read(image: Buffer, format?: CodeFormat): Promise<CodeReading>
  /** Waits for the pictures under way, then frees the models. */
  close(): Promise<void>
}

export type OcrErrorCode = 'ocr/not-an-image' | 'ocr/too-large' | 'ocr/timeout'

/** A picture that was refused before anything was read in it, or given up. */
export class OcrError extends Error {
  override readonly name = 'OcrError'
  readonly code: OcrErrorCode

  constructor(code: OcrErrorCode, message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }
}
