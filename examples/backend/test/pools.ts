export { poolProblems } from '../src/reconcile/stock.ts'
