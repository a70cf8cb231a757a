import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Waiting is for what happens, not for the clock: a machine that is short of everything gets there too.
configure({ asyncUtilTimeout: 10_000 })

// the files of a worker share a window: each begins with nothing kept in it
if (typeof window !== 'undefined') for (const kept of [sessionStorage, localStorage]) kept.clear()

afterEach(() => cleanup())
