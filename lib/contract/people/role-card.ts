import { z } from 'zod'
import { ROLE_CARDS } from '@/lib/shared/trade/role-cards'
import { roleCard } from '../entities/role-card'
import { flag, none, required, secret, text, uint } from '../fields'
import { endpoint } from '../kit'

export const roleCardContract = {
  'GET /roleCard/roleCardInfoList': endpoint({
    summary: 'List own receiving characters on this host, manually chosen ones first, then the most recent',
    access: 'login',
    original: true,
    input: z.object({ gid: uint().optional().describe('game') }),
    output: z.object({ list: z.array(roleCard) }),
    refusals: [],
  }),
  'POST /roleCard/addUserRoleCardInfo': endpoint({
    summary:
      'Create a receiving character, or update the one given by cardId; the first one of a game becomes its default',
    access: 'login',
    original: true,
    input: z.object({
      cardId: uint().optional().describe('of the one to change'),
      gid: uint().describe('game; that of an own card stays'),
      areaId: uint().optional().describe('needed where the game has areas'),
      serverId: uint().optional().describe('needed where the area has servers'),
      roleName: secret(required(ROLE_CARDS.nameMax, '请输入收货角色名')),
      note: text(ROLE_CARDS.noteMax).optional().describe('level or class'),
      isDefault: flag.optional().describe('1: chosen by itself from now on; 0 changes nothing'),
    }),
    output: roleCard,
    refusals: ['NOT_FOUND', 'INVALID_INPUT', 'TOO_MANY'],
    limit: { points: 60, seconds: 600 },
  }),
  'POST /roleCard/removeRoleCard': endpoint({
    summary:
      'Delete an own receiving character; if it was the default, the most recent other one of the game becomes the default',
    access: 'login',
    original: true,
    input: z.object({ cardId: uint() }),
    output: none,
    refusals: ['NOT_FOUND'],
  }),
} as const
