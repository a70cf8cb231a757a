import pLimit from 'p-limit'
import type pg from 'pg'
import { findTimerLag } from '../../modules/orders/trading/queries-timer-lag'
import type { Services } from '../../runtime/context'
import type { Figure, Samples } from '../../runtime/metrics'

/**
 * Figures of the business that every instance reads from the database when metrics are asked for. Each statement uses an
 * index of few rows: what is open, waiting or due, never all orders.
 */
const STATEMENTS: readonly { name: string; help: string; labels: readonly string[]; sql: string }[] = [
  {
    name: 'orders_open',
    help: 'Orders with a running deadline or frozen, by mode and state',
    labels: ['mode', 'state'],
    sql: `select mode, state, count(*) as value from (
      select mode, sub_status as state from orders where due_at is not null
      union all
      select mode, 'FROZEN' from orders where status < 3 and frozen_at is not null
    ) o group by 1, 2`,
  },
  {
    name: 'orders_paid_recently',
    help: 'Orders paid within the last 10 minutes, by mode',
    labels: ['mode'],
    sql: `select mode, count(*) as value from orders where paid_at > now() - interval '10 minutes' group by 1`,
  },
  {
    name: 'payments_waiting',
    help: 'Payments that are neither settled nor closed, by provider and age',
    labels: ['provider', 'age'],
    sql: `select provider, case when created_at > now() - interval '5 minutes' then '5m'
      when created_at > now() - interval '30 minutes' then '30m' else 'older' end as age, count(*) as value
      from payments where check_at is not null group by 1, 2`,
  },
  {
    name: 'refunds_waiting',
    help: 'Refunds that the provider has not settled, by provider',
    labels: ['provider'],
    sql: 'select provider, count(*) as value from refunds where check_at is not null group by 1',
  },
  {
    name: 'refund_oldest_seconds',
    help: 'Age of the oldest refund that the provider has not settled',
    labels: ['provider'],
    sql: `select provider, extract(epoch from now() - min(created_at)) as value from refunds
      where check_at is not null group by 1`,
  },
  {
    name: 'payouts_waiting',
    help: 'Withdrawals that are not settled, by state',
    labels: ['state'],
    sql: `select state, count(*) as value from (
      select status as state from withdrawals where check_at is not null and status <> 'paid'
      union all select status from withdrawals where status = 'review'
    ) w group by 1`,
  },
  {
    name: 'payout_oldest_seconds',
    help: 'Age of the oldest withdrawal that was sent and is not settled',
    labels: [],
    sql: `select extract(epoch from now() - min(sent_at)) as value from withdrawals
      where check_at is not null and status = 'sent'`,
  },
  {
    name: 'outbox_waiting',
    help: 'Messages that are due and not sent, by channel',
    labels: ['channel'],
    sql: `select channel, count(*) as value from notification_sends
      where state = 'waiting' and due_at <= now() group by 1`,
  },
  {
    name: 'outbox_oldest_seconds',
    help: 'How late the message is that has waited longest',
    labels: [],
    sql: `select extract(epoch from now() - min(due_at)) as value from notification_sends
      where state = 'waiting' and due_at <= now()`,
  },
  {
    name: 'webhooks_waiting',
    help: 'Events that no receiver has taken yet, by whether they were tried',
    labels: ['state'],
    sql: `select case when s.tries = 0 then 'queued' else 'retrying' end as state, count(*) as value
      from webhook_sends s join webhook_endpoints e on e.id = s.endpoint_id
      where s.state = 'waiting' and e.off_at is null group by 1`,
  },
  {
    name: 'webhook_oldest_seconds',
    help: 'How late the event is that has waited longest for a receiver that answers',
    labels: [],
    sql: `select extract(epoch from now() - min(s.due_at)) as value
      from webhook_sends s join webhook_endpoints e on e.id = s.endpoint_id
      where s.state = 'waiting' and s.due_at <= now() and e.off_at is null and e.failures = 0`,
  },
  {
    name: 'webhooks_failed_recently',
    help: 'Events of the last two days that were given up',
    labels: [],
    sql: `select count(*) as value from webhook_sends
      where state = 'failed' and created_at > now() - interval '2 days'`,
  },
  {
    name: 'webhook_endpoints_failing',
    help: 'Endpoints whose last events were not taken',
    labels: [],
    sql: 'select count(*) as value from webhook_endpoints where off_at is null and failing_since is not null',
  },
  {
    name: 'disputes_open',
    help: 'Open disputes by stage and age',
    labels: ['stage', 'age'],
    sql: `select stage, case when created_at > now() - interval '1 day' then '1d'
      when created_at > now() - interval '3 days' then '3d' else 'older' end as age, count(*) as value
      from disputes where stage <> 'closed' group by 1, 2`,
  },
  {
    name: 'claims_open',
    help: 'Open claims on covers, by stage',
    labels: ['stage'],
    sql: "select stage, count(*) as value from claims where stage <> 'closed' group by 1",
  },
  {
    name: 'complaints_overdue',
    help: 'Complaints at a payment provider whose time to reply has passed',
    labels: ['provider'],
    sql: "select provider, count(*) as value from complaints where stage <> 'done' and due_at < now() group by 1",
  },
  {
    name: 'restriction_appeals_overdue',
    help: 'Appeals of restricted members that were not decided in time',
    labels: [],
    sql: "select count(*) as value from restriction_appeals where state = 'open' and due_at < now()",
  },
  {
    name: 'service_cases_overdue',
    help: 'Cases without an order that were not answered or decided in time',
    labels: [],
    sql: "select count(*) as value from service_cases where state not in ('closed', 'asked') and (due_at < now() or (answered_at is null and answer_due_at < now()))",
  },
  {
    name: 'chore_overdue_seconds',
    help: 'How late a scheduled job is that one instance runs for all, by name',
    labels: ['name'],
    sql: 'select name, greatest(0, extract(epoch from now() - due_at)) as value from chores',
  },
]

/** Connections that reading the figures may take from visitors. */
const AT_ONCE = 2

export function businessFigures(pool: pg.Pool, services: Services): Figure[] {
  const few = pLimit(AT_ONCE)
  const lag: Figure = {
    name: 'order_timer_lag_seconds',
    help: 'How late the order timer is that has waited longest',
    labels: [],
    read: async () => [[{}, await few(() => findTimerLag(services))]],
  }
  const others = STATEMENTS.map(({ name, help, labels, sql }) => ({
    name,
    help,
    labels,
    async read(): Promise<Samples> {
      const { rows } = await few(() => pool.query<Record<string, string | null>>(sql))
      return rows.map((row) => {
        const own = Object.fromEntries(labels.map((label) => [label, row[label] ?? '']))
        return [own, Number(row.value ?? 0)] as const
      })
    },
  }))
  return [lag, ...others]
}
