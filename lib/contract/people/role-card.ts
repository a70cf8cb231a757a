import { z } from 'zod'
import { ROLE_CARDS } from '@/lib/shared/trade/role-cards'
import { roleCard } from '../entities/role-card'
import { flag, none, required, secret, text, uint } from '../fields'
import { endpoint } from '../kit'

export const roleCardContract = {
  'GET /roleCard/roleCardInfoList': endpoint({
    summary: 'Own receiving characters on this host, those chosen by themselves first, then the latest',
    access: 'login',
    input: z.object({ gid: uint().optional().describe('game') }),
    output: z.object({ list: z.array(roleCard) }),
    refusals: [],
  }),
  'POST /roleCard/addUserRoleCardInfo': endpoint({
    summary: 'Save a receiving character, or change the one named by cardId; the first of a game is its default',
    access: 'login',
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
    summary: 'Forget an own receiving character; of a default one the latest other of the game takes its place',
    access: 'login',
    input: z.object({ cardId: uint() }),
    output: none,
    refusals: ['NOT_FOUND'],
  }),
} as const
