import type { consoleGameContract } from '@/lib/contract/console/console-game'
import { saveGame } from '../../../modules/listings/catalog/games/save-game'
import { saveGameFields } from '../../../modules/listings/catalog/games/save-game-fields'
import { saveGamePlaces } from '../../../modules/listings/catalog/games/save-game-places'
import { updateGameStatus } from '../../../modules/listings/catalog/games/update-game-status'
import { listCatalogue, loadCatalogueGame } from '../../../modules/listings/catalog/lists/queries-catalogue'
import type { Handlers } from '../../handler'

export const consoleGameHandlers: Handlers<typeof consoleGameContract> = {
  'GET /console/games': (ctx, input) => listCatalogue(ctx, input),
  'GET /console/game': (ctx, input) => loadCatalogueGame(ctx, input),
  'POST /console/saveGame': async (ctx, input) => ({ gameId: await saveGame(ctx, input) }),
  'POST /console/saveGameFields': (ctx, input) => saveGameFields(ctx, input),
  'POST /console/saveGamePlaces': (ctx, input) => saveGamePlaces(ctx, input),
  'POST /console/switchGame': (ctx, input) => updateGameStatus(ctx, input),
}
