import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'

/**
 * A component loaded when it is first shown, in the browser only, e.g. one that opens on a click. `waiting` is shown
 * meanwhile.
 */
export function onDemand<P extends object>(load: () => Promise<ComponentType<P>>, waiting: ReactNode = null) {
  const Part = lazy<ComponentType<P>>(async () => ({ default: await load() }))
  // biome-ignore lint/correctness/noComponentHookFactories: called once a module, outside of components
  return function OnDemand(props: P) {
    return (
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    )
  }
}
