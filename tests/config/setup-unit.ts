import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Waiting is for what happens, not for the clock: a machine that is short of everything gets there too.
configure({ asyncUtilTimeout: 10_000 })

afterEach(() => cleanup())
