export type { CardFilter, CommonCode, Ranked } from './directory.schema.ts'
export { getCommonCodes, getFilterForm, getRanking } from './directory.ts'
