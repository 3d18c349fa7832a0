/**
 * Addresses of resized pictures.
 *
 * @module
 */
export { type ImageAddressOptions, optimisedImage, resizedImage, snapWidth } from './image-address.ts'
