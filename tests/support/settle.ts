import { act } from '@testing-library/react'
import { vi } from 'vitest'
import { underway } from './mock-server'

const TURN_MS = 20
/** The real timer, even if a test uses fake ones. */
const later = globalThis.setTimeout
const turn = (ms: number) => new Promise<void>((done) => void later(done, ms))

/** Waits until the parts a page requested are loaded, and their first requests are made. */
export async function arrived(): Promise<void> {
  await vi.dynamicImportSettled()
  await turn(0)
  await vi.dynamicImportSettled()
}

/**
 * Waits until a page is settled: its parts are loaded, its calls are answered, and the results are shown. Independent
 * of the machine's speed.
 */
export async function settle(): Promise<void> {
  await act(async () => {
    do {
      await arrived()
      await turn(TURN_MS)
    } while (underway.size > 0)
  })
}
