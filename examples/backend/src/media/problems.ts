import { Problem } from '../problem.ts'

/** Refuses a file, with a sentence that names the remedy. */
const refusal =
  (code: string, message: string, http: 400 | 413 = 400) =>
  () =>
    new Problem(http, message, code)

/** The refusals of files as media. */
export const mediaRefusals = {
  heic: refusal('MEDIUM_HEIC', 'HEIC 사진은 올릴 수 없어요. JPG로 저장해 다시 올려 주세요.'),
  svg: refusal('MEDIUM_SVG', 'SVG 파일은 올릴 수 없어요. PNG로 저장해 다시 올려 주세요.'),
  zip: refusal('MEDIUM_ZIP', '압축 파일은 올릴 수 없어요. 압축을 풀고 사진만 올려 주세요.'),
  film: refusal('MEDIUM_FILM', '영상은 올릴 수 없어요. JPG나 PNG, WEBP, AVIF 사진을 올려 주세요.'),
  animated: refusal(
    'MEDIUM_ANIMATED',
    '움직이는 사진은 올릴 수 없어요. 한 장면을 JPG나 PNG로 저장해 다시 올려 주세요.',
  ),
  unknown: refusal('MEDIUM_FORMAT', '사진 파일이 아니에요. JPG나 PNG, WEBP, AVIF 사진을 올려 주세요.'),
  pixels: refusal('MEDIUM_PIXELS', '사진이 너무 커요. 4천만 화소 이하로 줄여 다시 올려 주세요.'),
  bytes: refusal('MEDIUM_TOO_LARGE', '사진이 20MB보다 커요. 크기를 줄여 다시 올려 주세요.', 413),
  broken: refusal('MEDIUM_BROKEN', '사진 파일이 손상됐어요. 원본에서 다시 저장해 올려 주세요.'),
}
