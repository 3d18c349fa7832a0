// The audits of tests and soaks compare pools as `fandeck reconcile stock` does.
export { poolProblems } from '../src/reconcile/stock.ts'
