import type { consoleGameContract } from '@/lib/contract/console-game'
import { listCatalogue, loadCatalogueGame } from '../../modules/catalog/queries-catalogue'
import { saveGame } from '../../modules/catalog/save-game'
import { saveGameFields } from '../../modules/catalog/save-game-fields'
import { saveGamePlaces } from '../../modules/catalog/save-game-places'
import { switchGame } from '../../modules/catalog/switch-game'
import type { Handlers } from '../handler'

export const consoleGameHandlers: Handlers<typeof consoleGameContract> = {
  'GET /console/games': (ctx, input) => listCatalogue(ctx, input),
  'GET /console/game': (ctx, input) => loadCatalogueGame(ctx, input),
  'POST /console/saveGame': async (ctx, input) => ({ gameId: await saveGame(ctx, input) }),
  'POST /console/saveGameFields': (ctx, input) => saveGameFields(ctx, input),
  'POST /console/saveGamePlaces': (ctx, input) => saveGamePlaces(ctx, input),
  'POST /console/switchGame': (ctx, input) => switchGame(ctx, input),
}
