import { resolve } from 'node:path'
import { buildPages } from '@/lib/server/main/build-pages'
import { inTurn } from './in-turn'

/** The pages of these sources are built, once for all who ask at a time. */
export const builtPages = (): Promise<void> => inTurn(resolve('test-results', 'pages'), buildPages)
