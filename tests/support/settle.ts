import { act } from '@testing-library/react'
import { vi } from 'vitest'
import { underway } from './mock-server'

const TURN_MS = 20
/** Time goes on for this, whatever clock a test has put in its place. */
const later = globalThis.setTimeout
const turn = (ms: number) => new Promise<void>((done) => void later(done, ms))

/** Until the parts that a page asked for are loaded, and what they ask for first has been asked. */
export async function arrived(): Promise<void> {
  await vi.dynamicImportSettled()
  await turn(0)
  await vi.dynamicImportSettled()
}

/** Until a page rests: its parts are loaded, its calls are answered, and what came is shown. However slow the machine. */
export async function settle(): Promise<void> {
  await act(async () => {
    do {
      await arrived()
      await turn(TURN_MS)
    } while (underway.size > 0)
  })
}
