export { CodeEntry, type CodeEntryProps } from './CodeEntry.tsx'
export { CodeForm, type CodeFormProps } from './CodeForm.tsx'
export { OcrScanner, type OcrScannerProps, type ScannerReason } from './OcrScanner.tsx'
export { ScanSuccess, type ScanSuccessProps } from './ScanSuccess.tsx'
