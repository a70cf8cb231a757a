import { setTimeout as sleep } from 'node:timers/promises'
import { type Context, context, propagation, type Span, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import { Refusal } from './refusal'
import { setTracer, type Tracer } from './trace'

const NAME = 'storefront'
/** How long a stop waits for a collector that does not answer. */
const LAST_SPANS_MS = 2_000

/**
 * Sends traces over OTLP/HTTP as the standard variables say: OTEL_EXPORTER_OTLP_ENDPOINT and _HEADERS,
 * OTEL_SERVICE_NAME, OTEL_TRACES_SAMPLER and _ARG. A collector that does not answer costs spans, nothing else. Returns
 * a function that sends what is left and turns traces off.
 */
export function openTelemetry(): () => Promise<void> {
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': NAME }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  provider.register()
  setTracer(createTracer())
  return async () => {
    setTracer(undefined)
    await Promise.race([provider.shutdown().catch(() => undefined), sleep(LAST_SPANS_MS, undefined, { ref: false })])
    trace.disable()
    context.disable()
    propagation.disable()
  }
}

function createTracer(): Tracer {
  const otel = trace.getTracer(NAME)
  return {
    run: (name, attributes, work) =>
      otel.startActiveSpan(name, { attributes }, async (span) => {
        try {
          return await work()
        } catch (error) {
          fail(span, error)
          throw error
        } finally {
          span.end()
        }
      }),
    resume: (traceparent, work) => context.with(contextOf(traceparent), work),
    begin(name, attributes) {
      if (!trace.getActiveSpan()) return undefined
      const span = otel.startSpan(name, { attributes })
      return (error) => {
        if (error) fail(span, error)
        span.end()
      }
    },
    annotate: (attributes) => void trace.getActiveSpan()?.setAttributes(attributes),
    traceId: () => trace.getActiveSpan()?.spanContext().traceId,
    traceparent() {
      const header: { traceparent?: string } = {}
      propagation.inject(context.active(), header)
      return header.traceparent
    },
  }
}

const contextOf = (traceparent: string): Context => propagation.extract(context.active(), { traceparent })

/** The name of an error only: messages may hold values. A refusal is an answer like others. */
function fail(span: Span, error: unknown): void {
  if (error instanceof Refusal) return
  span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'Error' })
}
