/** Never values that people typed. */
export type SpanAttributes = Record<string, string | number | boolean>

/** What traces are recorded with; its only implementation is OpenTelemetry, loaded if an endpoint is set. */
export interface Tracer {
  /** Runs work as a span of the running trace, else of a new one. */
  run<T>(name: string, attributes: SpanAttributes, work: () => Promise<T>): Promise<T>
  /** Continues the trace that another process of this instance named. */
  resume<T>(traceparent: string, work: () => T): T
  /** Begins a span of the running trace; undefined without one. Returns what ends it. */
  begin(name: string, attributes: SpanAttributes): ((error?: unknown) => void) | undefined
  annotate(attributes: SpanAttributes): void
  traceId(): string | undefined
  /** The running span as a W3C traceparent header. */
  traceparent(): string | undefined
}

let tracer: Tracer | undefined

/** Sets the tracer of this process; undefined turns traces off. */
export const setTracer = (next: Tracer | undefined): void => {
  tracer = next
}

/** Runs work as a span, or just runs it while traces are off. */
export const traced = <T>(name: string, attributes: SpanAttributes, work: () => Promise<T>): Promise<T> =>
  tracer ? tracer.run(name, attributes, work) : work()

/** Runs work as part of the trace named by a header of this program's own processes. */
export const resumeTrace = <T>(traceparent: string | undefined, work: () => T): T =>
  tracer && traceparent ? tracer.resume(traceparent, work) : work()

export const beginSpan = (name: string, attributes: SpanAttributes): ((error?: unknown) => void) | undefined =>
  tracer?.begin(name, attributes)

export const annotateSpan = (attributes: SpanAttributes): void => tracer?.annotate(attributes)

export const currentTraceId = (): string | undefined => tracer?.traceId()

export const currentTraceparent = (): string | undefined => tracer?.traceparent()
