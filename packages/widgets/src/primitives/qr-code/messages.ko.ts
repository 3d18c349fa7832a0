/** Messages of a QR code. */
export const koQr = { 'qr.label': '혜택 QR 코드' }
