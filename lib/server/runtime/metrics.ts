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
    this.#count('http_requests_total', 'Answers by kind and status', ['kind', 'status'], () =>
      KINDS.flatMap((kind) =>
        [...this.#requests[kind].entries()]
          .filter(([, n]) => n > 0)
          .map(([status, n]) => [{ kind, status: String(status) }, n] as const),
      ),
    )
    this.#count('figures_unread_total', 'Figures that could not be read', [], () => [[{}, this.#unread]])
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

  /** Lookups by result, bytes and entries of one cache, read at scrape time. */
  watchCaches(caches: Record<string, CacheFigures>): void {
    const each = Object.entries(caches)
    this.#count('page_cache_lookups_total', 'Cache lookups by cache and result', ['cache', 'result'], () =>
      each.flatMap(([cache, { lookups }]) =>
        Object.entries(lookups).map(([result, n]) => [{ cache, result }, n] as const),
      ),
    )
    for (const [name, read] of [
      ['bytes', 'bytes'],
      ['entries', 'size'],
    ] as const) {
      const help = `Cache ${name} in memory`
      new Gauge({
        name: `page_cache_${name}`,
        help,
        labelNames: ['cache'],
        registers: [this.registry],
        collect() {
          for (const [cache, c] of each) this.set({ cache }, c[read])
        },
      })
    }
  }

  /** SMS messages by requester, and how often a site's budget was nearly used up. */
  watchSms(figures: { sent: Record<string, number>; refused: Record<string, number>; near: number }): void {
    this.#count('sms_total', 'Messages by SMS, by who asked and outcome', ['asker', 'outcome'], () =>
      (['sent', 'refused'] as const).flatMap((outcome) =>
        Object.entries(figures[outcome]).map(([asker, n]) => [{ asker, outcome }, n] as const),
      ),
    )
    this.#count('sms_budgets_near_total', "Times a site's hourly SMS budget came near its end", [], () => [
      [{}, figures.near],
    ])
  }

  /** Texts and pictures shown to the moderation vendor, by kind and outcome; `none`: it did not say. */
  watchModeration(figures: Record<'text' | 'image', Record<string, number>>): void {
    this.#count('moderation_total', 'Texts and pictures looked at, by kind and outcome', ['kind', 'outcome'], () =>
      Object.entries(figures).flatMap(([kind, outcomes]) =>
        Object.entries(outcomes).map(([outcome, n]) => [{ kind, outcome }, n] as const),
      ),
    )
  }

  /** Waiting renders, and renders rejected since the start. */
  watchQueue(queue: { readonly depth: number; readonly refused: Readonly<Record<string, number>> }): void {
    new Gauge({
      name: 'render_queue_depth',
      help: 'Pages waiting to be rendered',
      registers: [this.registry],
      collect() {
        this.set(queue.depth)
      },
    })
    this.#count('renders_refused_total', 'Renders refused, by reason', ['reason'], () =>
      Object.entries(queue.refused).map(([reason, n]) => [{ reason }, n] as const),
    )
  }

  watchRenderers(renderers: { readonly ready: number }): void {
    new Gauge({
      name: 'renderers_ready',
      help: 'Processes that render pages now',
      registers: [this.registry],
      collect() {
        this.set(renderers.ready)
      },
    })
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

  #count(
    name: string,
    help: string,
    labelNames: string[],
    read: () => (readonly [Record<string, string>, number])[],
  ): void {
    new Counter({
      name,
      help,
      labelNames,
      registers: [this.registry],
      collect() {
        this.reset()
        for (const [labels, n] of read()) this.inc(labels, n)
      },
    })
  }
}
