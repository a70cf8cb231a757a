import type { consoleGameContract } from '@/lib/contract/console/console-game'
import { saveGame } from '../../../modules/listings/catalog/games/save-game'
import { saveGameFields } from '../../../modules/listings/catalog/games/save-game-fields'
import { saveGamePlaces } from '../../../modules/listings/catalog/games/save-game-places'
import { switchGame } from '../../../modules/listings/catalog/games/switch-game'
import { listCatalogue, loadCatalogueGame } from '../../../modules/listings/catalog/lists/queries-catalogue'
import type { Handlers } from '../../handler'

export const consoleGameHandlers: Handlers<typeof consoleGameContract> = {
  'GET /console/games': (ctx, input) => listCatalogue(ctx, input),
  'GET /console/game': (ctx, input) => loadCatalogueGame(ctx, input),
  'POST /console/saveGame': async (ctx, input) => ({ gameId: await saveGame(ctx, input) }),
  'POST /console/saveGameFields': (ctx, input) => saveGameFields(ctx, input),
  'POST /console/saveGamePlaces': (ctx, input) => saveGamePlaces(ctx, input),
  'POST /console/switchGame': (ctx, input) => switchGame(ctx, input),
}
