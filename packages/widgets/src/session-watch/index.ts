export { SessionWatch, type SessionWatchProps } from './SessionWatch.tsx'
