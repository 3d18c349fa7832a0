export { CodeEntry, type CodeEntryProps } from './CodeEntry.tsx'
export { OcrScanner, type OcrScannerProps, type ScannerReason } from './OcrScanner.tsx'
export { ScanSuccess, type ScanSuccessProps } from './ScanSuccess.tsx'
