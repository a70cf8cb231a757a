import type pg from 'pg'
import { jobFigures, ledgerFigures } from '../../jobs/job-figures'
import { countBrowserErrors } from '../../modules/listings/traffic/queries-browser-errors'
import { vendorFigures } from '../../providers/vendor-figures'
import type { Figure, Samples } from '../../runtime/metrics'

const ofJobs = (pick: (job: { lastSuccess: number; lastSeconds: number; failures: number }) => number): Samples =>
  [...jobFigures].map(([job, figures]) => [{ job }, pick(figures)] as const)

function ofVendors(
  pick: (call: { ok: number; failed: number; seconds: number }) => [outcome: string, n: number][],
): Samples {
  return [...vendorFigures].flatMap(([name, figures]) => {
    const [port = '', provider = '', call = ''] = name.split(' ')
    return pick(figures).map(([outcome, n]) => [{ port, provider, call, outcome }, n] as const)
  })
}

/** Figures of this process: its connections to the database, jobs and calls to vendors. */
export function processFigures(pool: pg.Pool): Figure[] {
  return [
    {
      name: 'database_connections',
      help: 'Connections of the pool, by state; waiting: calls without one',
      labels: ['state'],
      read: () => [
        [{ state: 'busy' }, pool.totalCount - pool.idleCount],
        [{ state: 'idle' }, pool.idleCount],
        [{ state: 'waiting' }, pool.waitingCount],
      ],
    },
    {
      name: 'job_last_success_timestamp_seconds',
      help: 'When a job of this process last succeeded',
      labels: ['job'],
      read: () => ofJobs(({ lastSuccess }) => lastSuccess),
    },
    {
      name: 'job_seconds',
      help: 'How long the last run of a job took',
      labels: ['job'],
      read: () => ofJobs(({ lastSeconds }) => lastSeconds),
    },
    {
      name: 'job_failures_total',
      help: 'Failed runs of a job',
      labels: ['job'],
      isCounter: true,
      read: () => ofJobs(({ failures }) => failures),
    },
    {
      name: 'vendor_calls_total',
      help: 'Calls to vendors by outcome',
      labels: ['port', 'provider', 'call', 'outcome'],
      isCounter: true,
      read: () =>
        ofVendors(({ ok, failed }) => [
          ['ok', ok],
          ['failed', failed],
        ]),
    },
    {
      name: 'vendor_call_seconds_total',
      help: 'Time spent in calls to vendors',
      labels: ['port', 'provider', 'call', 'outcome'],
      isCounter: true,
      read: () => ofVendors(({ seconds }) => [['any', seconds]]),
    },
    {
      name: 'browser_errors_total',
      help: 'Errors of pages that browsers reported',
      labels: [],
      isCounter: true,
      read: () => [[{}, countBrowserErrors()]],
    },
    {
      name: 'ledger_audit_faults',
      help: 'Contradictions that the last audit of the ledger by this process found',
      labels: [],
      read: () => (ledgerFigures.faults === undefined ? [] : [[{}, ledgerFigures.faults]]),
    },
  ]
}
