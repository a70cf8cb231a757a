import type { consoleContactContract } from '@/lib/contract/console/console-contact'
import { addContact } from '../../../modules/office/trust/add-contact'
import { listOwnContacts } from '../../../modules/office/trust/queries-contacts'
import { renameContact } from '../../../modules/office/trust/rename-contact'
import { switchContact } from '../../../modules/office/trust/switch-contact'
import type { Handlers } from '../../handler'

export const consoleContactHandlers: Handlers<typeof consoleContactContract> = {
  'GET /console/contacts': (ctx, input) => listOwnContacts(ctx, input),
  'POST /console/addContact': async (ctx, input) => ({ contactId: await addContact(ctx, input) }),
  'POST /console/renameContact': (ctx, input) => renameContact(ctx, input),
  'POST /console/switchContact': (ctx, input) => switchContact(ctx, input),
}
