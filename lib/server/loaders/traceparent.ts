import { AsyncLocalStorage } from 'node:async_hooks'

/** Shared by the program of a renderer and the pages' bundles, which have modules of their own. */
const shared = globalThis as typeof globalThis & { pageTrace?: AsyncLocalStorage<string> }

/** Renders a page as part of the trace that the front named in its request. */
export function withTraceparent<T>(traceparent: string | undefined, render: () => T): T {
  if (!traceparent) return render()
  shared.pageTrace ??= new AsyncLocalStorage()
  return shared.pageTrace.run(traceparent, render)
}

/** '' without a trace. */
export const pageTraceparent = (): string => shared.pageTrace?.getStore() ?? ''
