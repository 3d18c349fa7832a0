/**
 * Addresses of resized pictures.
 *
 * @module
 */
export { type FocalPoint, focalPoint } from './focal-point.ts'
export {
  type ImageAddressOptions,
  type ImageCopies,
  type ImageCopiesOptions,
  imageCopies,
  optimisedImage,
  resizedImage,
  snapWidth,
} from './image-address.ts'
export { pictureColour } from './picture-colour.ts'
