/** Element of the frame's header into which the chat page portals its buyer/seller switch. */
export const CHAT_TOOLS_ID = 'chat-tools'
