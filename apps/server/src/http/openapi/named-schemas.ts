import * as protocol from '@durbar/protocol';
import * as z from 'zod/mini';

/** What the descriptions of the API say about a schema. */
type Naming = {
  readonly id: string;
  readonly description: string;
  /** Parts of the JSON schema, for a schema that does not say them. */
  readonly type?: 'object';
  readonly properties?: z.core.JSONSchema.JSONSchema['properties'];
  readonly required?: string[];
};

/** Schemas that the descriptions of the API have by name. */
export const namedSchemas = z.registry<Naming>();

/** The same as a list. */
export const namings: (readonly [z.core.$ZodType, Naming])[] = [];

/** The record of a match, or the log of a running one, which the server need not check again. */
export const matchRecord = z.custom<object>();

/** The JSON schema of an object, for another schema of it that does not say what it contains. */
function partsOf(schema: z.core.$ZodType): Omit<Naming, 'id' | 'description'> {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { target: 'draft-7' });
  return { type: 'object', properties, required };
}

const name = (
  schema: z.core.$ZodType,
  id: string,
  description: string,
  parts: Omit<Naming, 'id' | 'description'> = {},
): void => {
  const naming = { id, description, ...parts };
  namedSchemas.add(schema, naming);
  namings.push([schema, naming]);
};

name(protocol.askForMail, 'AskForMail', 'The address that a link is sent to.');
name(
  protocol.chooseAccount,
  'ChooseAccount',
  'Whom this device belongs to: a guest who has games, or the account.',
);
name(protocol.mailLink, 'MailLink', 'What the link of a mail would do.');
name(protocol.mailToken, 'MailToken', 'The secret of the link of a mail.');
name(protocol.myAccount, 'MyAccount', "The sender's account, and how one can be made or proven here.");
name(protocol.myExport, 'MyExport', 'All that the server knows of the sender.');
name(protocol.newPasskey, 'NewPasskey', 'A new passkey as a browser made it.');
name(protocol.oauthStart, 'OauthStart', 'Where the browser goes to sign in at the provider.');
name(protocol.passkeyOptions, 'PasskeyOptions', 'What a browser needs to make or use a passkey.');
name(protocol.serverInfo, 'ServerInfo', 'Who may take part on this server, and whether the sender may.');
name(protocol.signedIn, 'SignedIn', 'The end of signing in, or a choice that it leads to.');
name(protocol.useInvitation, 'UseInvitation', "The code of the server's owner.");
name(protocol.usePasskey, 'UsePasskey', 'What a browser made with a passkey.');
name(protocol.blocks, 'Blocks', 'Whom the sender has blocked.');
name(protocol.changePrivacy, 'ChangePrivacy', "Whether the sender's page is to be private.");
name(protocol.foundPeople, 'FoundPeople', 'People whose names begin with a text.');
name(protocol.history, 'History', "A page of a person's finished matches.");
name(protocol.newReport, 'NewReport', "What the server's owner should know of a person.");
name(protocol.ownerOverview, 'OwnerOverview', 'How the server is, and what limits are in force.');
name(protocol.ownerPeople, 'OwnerPeople', 'A page of people, for the owner.');
name(protocol.snoozed, 'Snoozed', 'When somebody is told again.');
name(protocol.ownerReports, 'OwnerReports', 'A page of reports.');
name(protocol.ownerInvitations, 'OwnerInvitations', 'A page of invitations to the server.');
name(
  protocol.newServerInvitation,
  'NewServerInvitation',
  'For whom an invitation to the server is, and how long.',
);
name(protocol.madeServerInvitation, 'MadeServerInvitation', 'A new invitation to the server, with its code.');
name(protocol.ownerTables, 'OwnerTables', 'A page of tables, for the owner.');
name(protocol.privacy, 'Privacy', "Whether the sender's page is private.");
name(protocol.profile, 'Profile', "A person's page.");
name(protocol.rateTable, 'RateTable', 'Whether the result of a table counts for ratings.');
name(protocol.resolveReport, 'ResolveReport', 'Whether a report is done with.');
name(protocol.rivals, 'Rivals', 'Whom a person met most, and how they did against each other.');
name(protocol.suspendPerson, 'SuspendPerson', 'Whether a person may only watch and finish their matches.');
name(protocol.tableBans, 'TableBans', 'Whom the host has banned from a table.');
name(protocol.act, 'Act', 'What a seat asks of its match.');
name(protocol.agreeTo, 'AgreeTo', 'Whether the sender agrees to a proposal.');
name(protocol.changeChannel, 'ChangeChannel', 'A change of what is sent by a channel.');
name(protocol.changeMe, 'ChangeMe', 'A new name or language of the sender.');
name(protocol.changeTable, 'ChangeTable', 'What the host changes about a table before the match begins.');
name(protocol.chatLine, 'ChatLine', 'A line of the chat.');
name(protocol.chooseColours, 'ChooseColours', "Player colours for the sender's own seat.");
name(protocol.clockSettings, 'NewClock', 'The clock of a table to open.');
name(protocol.companions, 'Companions', 'People who have sat at a table with the sender.');
name(protocol.deviceLink, 'DeviceLink', 'A code that signs another device in as the same person, once.');
name(protocol.devices, 'Devices', 'Where the sender is signed in, and the number of unused codes.');
name(protocol.failedRound, 'FailedRound', 'A failed start. Its secret and nonces are never used.');
name(protocol.gameList, 'GameList', 'The games with their options as data.');
name(protocol.giveHash, 'GiveHash', "The hash of a nonce for the sender's seat.");
name(protocol.giveNonce, 'GiveNonce', "The nonce of the sender's seat.");
name(protocol.hideTable, 'HideTable', "Whether a table is removed from the sender's list.");
name(protocol.invite, 'Invite', 'A person, and the free seat that they are invited to.');
name(protocol.joinTable, 'JoinTable', 'A seat to sit down at, and the hash of a nonce for the deal.');
name(protocol.logEntry, 'LogEntry', 'An entry of the log as one viewer may see it.');
name(protocol.me, 'Me', 'The sender.');
name(protocol.message, 'Message', 'A key of the message catalogues, with its values.');
name(protocol.muteSeat, 'MuteSeat', 'A seat, and whether it is muted.');
name(protocol.myClock, 'MyClock', "The sender's waking hours and days of vacation.");
name(protocol.digestTime, 'DigestTime', 'The time of day of digests, in minutes after midnight.');
name(
  protocol.myNotices,
  'MyNotices',
  'How the sender is told that a table needs them, and what they were told.',
);
name(protocol.newChannel, 'NewChannel', 'A new channel of the sender.');
name(protocol.newTable, 'NewTable', 'A table to open.');
name(protocol.outcome, 'Outcome', 'How a match ended.');
name(protocol.pace, 'Pace', 'Whether everybody plays at the same time, or now and then.');
name(protocol.proposal, 'NewProposal', 'What the sender proposes to all who play, or agrees to.');
name(protocol.problemAnswer, 'Problem', 'Why a request was refused.');
name(protocol.progress, 'Progress', 'How far a match is, as everybody may see it.');
name(
  protocol.recordKey,
  'RecordKey',
  "The public key with which this server's record signatures are checked.",
);
name(protocol.refusal, 'Refusal', 'Why a command was refused, with the clause that forbids it.');
name(protocol.rematchRef, 'RematchRef', "The table of a rematch, and the sender's seat there.");
name(protocol.seatChoice, 'SeatChoice', 'A bot for a seat, or nobody.');
name(protocol.seatInfo, 'SeatInfo', 'Who sits at a seat.');
name(protocol.seriesPlan, 'SeriesPlan', 'How many matches a series has; null: until somebody ends it.');
name(
  protocol.shownSeries,
  'Series',
  "The series that a table's match is one of, with all that was finished.",
  partsOf(protocol.seriesInfo),
);
name(protocol.situation, 'Situation', 'Where a match stands, as one viewer may see it.');
name(protocol.snapshot, 'Snapshot', 'A match as one viewer may see it, with the end of its log.');
name(protocol.tableTerms, 'NewTerms', 'What the host allows at a table from now on.');
name(protocol.shownTerms, 'TableTerms', 'What the host allows at a table.');
name(protocol.tableCard, 'TableCard', 'A table in a list.');
name(
  protocol.shownPlan,
  'Plan',
  'What the sender has planned for their next decision.',
  partsOf(protocol.plan),
);
name(
  protocol.shownPlanReport,
  'PlanReport',
  "What became of the sender's last plan.",
  partsOf(protocol.planReport),
);
name(protocol.shownClock, 'TableClock', 'The clocks of a table at an instant.', partsOf(protocol.tableClock));
name(
  protocol.shownCardClock,
  'CardClock',
  'The clock that a list shows for a table.',
  partsOf(protocol.cardClock),
);
name(protocol.tableInfo, 'TableInfo', 'A table without its match. Only `you` differs between viewers.');
name(protocol.tableLists, 'TableLists', "The open tables and the sender's own.");
name(protocol.tableRef, 'TableRef', 'The id of a table.');
name(protocol.tableStatus, 'TableStatus', 'Where a table stands.');
name(protocol.update, 'Update', 'What changed for one viewer after an entry of the log.');
name(
  protocol.useCode,
  'UseCode',
  'The code of a device link, a return link, or the link of a private table.',
);
name(protocol.wakingHours, 'NewHours', 'When the sender is awake from now on.');
name(protocol.shownHours, 'WakingHours', 'When a person is awake, in their time zone.');
name(
  matchRecord,
  'MatchRecord',
  'The record of a match, or the log of a running one; docs/record-format.md.',
  { type: 'object' },
);
