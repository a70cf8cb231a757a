import { resolve } from 'node:path'
import { buildPages } from '@/lib/server/main/build-pages'
import { inTurn } from './in-turn'

/** Builds the pages of the current sources, once for all processes. */
export const builtPages = (): Promise<void> => inTurn(resolve('test-results', 'pages'), buildPages)
