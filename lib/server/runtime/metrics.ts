import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

const KINDS = ['page', 'private', 'api', 'media', 'asset', 'live', 'ops', 'stat', 'refused'] as const
export type RequestKind = (typeof KINDS)[number]

interface CacheFigures {
  readonly lookups: Readonly<Record<string, number>>
  readonly bytes: number
  readonly size: number
}

export type Samples = readonly (readonly [labels: Record<string, string>, value: number])[]

/** A figure that is read when metrics are asked for. */
export interface Figure {
  name: string
  help: string
  labels: readonly string[]
  /** Absent: a gauge. */
  isCounter?: true
  read: () => Samples | Promise<Samples>
}

/** Prometheus metrics. The hot path only adds to plain numbers; labels are added at scrape time. */
export class Metrics {
  readonly registry = new Registry()
  /** One slot per HTTP status. */
  readonly #requests = Object.fromEntries(KINDS.map((kind) => [kind, new Float64Array(600)])) as Record<
    RequestKind,
    Float64Array
  >
  #unread = 0
  readonly #latency: Record<RequestKind, { observe(seconds: number): void }>

  constructor(options: { process?: boolean } = {}) {
    if (options.process !== false) collectDefaultMetrics({ register: this.registry })
    this.watchFigures([
      {
        name: 'http_requests_total',
        help: 'Answers by kind and status',
        labels: ['kind', 'status'],
        isCounter: true,
        read: () =>
          KINDS.flatMap((kind) =>
            [...this.#requests[kind].entries()]
              .filter(([, n]) => n > 0)
              .map(([status, n]) => [{ kind, status: String(status) }, n] as const),
          ),
      },
      {
        name: 'figures_unread_total',
        help: 'Figures that could not be read',
        labels: [],
        isCounter: true,
        read: () => [[{}, this.#unread]],
      },
    ])
    const latency = new Histogram({
      name: 'http_request_seconds',
      help: 'Time to answer, cache hits excluded',
      labelNames: ['kind'],
      registers: [this.registry],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    })
    this.#latency = Object.fromEntries(KINDS.map((kind) => [kind, latency.labels(kind)])) as unknown as Record<
      RequestKind,
      { observe(seconds: number): void }
    >
  }

  answered(kind: RequestKind, status: number): void {
    const slots = this.#requests[kind]
    slots[status] = (slots[status] ?? 0) + 1
  }

  took(kind: RequestKind, seconds: number): void {
    this.#latency[kind].observe(seconds)
  }

  /** Lookups by result, bytes and entries of each cache. */
  watchCaches(caches: Record<string, CacheFigures>): void {
    const each = Object.entries(caches)
    this.watchFigures([
      {
        name: 'page_cache_lookups_total',
        help: 'Cache lookups by cache and result',
        labels: ['cache', 'result'],
        isCounter: true,
        read: () =>
          each.flatMap(([cache, { lookups }]) =>
            Object.entries(lookups).map(([result, n]) => [{ cache, result }, n] as const),
          ),
      },
      {
        name: 'page_cache_bytes',
        help: 'Cache bytes in memory',
        labels: ['cache'],
        read: () => each.map(([cache, { bytes }]) => [{ cache }, bytes] as const),
      },
      {
        name: 'page_cache_entries',
        help: 'Cache entries in memory',
        labels: ['cache'],
        read: () => each.map(([cache, { size }]) => [{ cache }, size] as const),
      },
    ])
  }

  /** SMS messages by requester, and how often a site's budget was nearly used up. */
  watchSms(figures: { sent: Record<string, number>; refused: Record<string, number>; near: number }): void {
    this.watchFigures([
      {
        name: 'sms_total',
        help: 'Messages by SMS, by who asked and outcome',
        labels: ['asker', 'outcome'],
        isCounter: true,
        read: () =>
          (['sent', 'refused'] as const).flatMap((outcome) =>
            Object.entries(figures[outcome]).map(([asker, n]) => [{ asker, outcome }, n] as const),
          ),
      },
      {
        name: 'sms_budgets_near_total',
        help: "Times a site's hourly SMS budget came near its end",
        labels: [],
        isCounter: true,
        read: () => [[{}, figures.near]],
      },
    ])
  }

  /** Texts and pictures shown to the moderation vendor, by kind and outcome; `none`: it did not say. */
  watchModeration(figures: Record<'text' | 'image', Record<string, number>>): void {
    this.watchFigures([
      {
        name: 'moderation_total',
        help: 'Texts and pictures looked at, by kind and outcome',
        labels: ['kind', 'outcome'],
        isCounter: true,
        read: () =>
          Object.entries(figures).flatMap(([kind, outcomes]) =>
            Object.entries(outcomes).map(([outcome, n]) => [{ kind, outcome }, n] as const),
          ),
      },
    ])
  }

  /** Waiting renders, and renders rejected since the start. */
  watchQueue(queue: { readonly depth: number; readonly refused: Readonly<Record<string, number>> }): void {
    this.watchFigures([
      { name: 'render_queue_depth', help: 'Pages waiting to be rendered', labels: [], read: () => [[{}, queue.depth]] },
      {
        name: 'renders_refused_total',
        help: 'Renders refused, by reason',
        labels: ['reason'],
        isCounter: true,
        read: () => Object.entries(queue.refused).map(([reason, n]) => [{ reason }, n] as const),
      },
    ])
  }

  watchRenderers(renderers: { readonly ready: number }): void {
    this.watchFigures([
      {
        name: 'renderers_ready',
        help: 'Processes that render pages now',
        labels: [],
        read: () => [[{}, renderers.ready]],
      },
    ])
  }

  /** One that cannot be read, for example without a database, is left out, and counted from the next answer on. */
  watchFigures(figures: readonly Figure[]): void {
    for (const { name, help, labels, isCounter, read } of figures) {
      const options = { name, help, labelNames: [...labels], registers: [this.registry] }
      const collect = async (set: (labels: Record<string, string>, value: number) => void, reset: () => void) => {
        reset()
        try {
          for (const [labels, value] of await read()) set(labels, value)
        } catch {
          this.#unread++
        }
      }
      if (isCounter)
        new Counter({
          ...options,
          collect() {
            return collect(
              (labels, value) => this.inc(labels, value),
              () => this.reset(),
            )
          },
        })
      else
        new Gauge({
          ...options,
          collect() {
            return collect(
              (labels, value) => this.set(labels, value),
              () => this.reset(),
            )
          },
        })
    }
  }
}
