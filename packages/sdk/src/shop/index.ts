/**
 * A shop as files: the format of each file, and what holds between them.
 *
 * @module
 */
export type { DocumentPath, DocumentProblem } from '../input/document.ts'
export { BenefitOfFile, BenefitRule, BenefitsFile } from './shop.benefits.schema.ts'
export { CardRow, PackFile, SeriesFile } from './shop.cards.schema.ts'
export { checkShop } from './shop.check.ts'
export {
  CodeBatch,
  CodesReport,
  IssueBody,
  type IssuedCode,
  IssuedCodes,
  MOST_CODES,
  ProofBody,
  RevokeBody,
} from './shop.codes.schema.ts'
export {
  DropAction,
  DropChange,
  DropDifference,
  DropOrder,
  DropPreview,
  DropQuestion,
  DropSale,
  RunningDrop,
} from './shop.controls.schema.ts'
export { type ShopCampaign, ShopDocument, type WithText } from './shop.document.schema.ts'
export { DropFile } from './shop.drops.schema.ts'
export { ShopChoice, ShopCompany, ShopFile, ShopLink, ShopTeam, ShopTheme } from './shop.file.schema.ts'
export {
  DrawBody,
  EnterBody,
  EnteredEvent,
  EventDraw,
  GiveBody,
  GivenBenefit,
} from './shop.gifts.schema.ts'
export { NUMBERED_KINDS, SHOP_KINDS, type ShopFileKind, wordsOf } from './shop.kinds.ts'
export { LedgerState, TransferBody } from './shop.ledger.schema.ts'
export { MESSAGE_FIELDS, MessageFile, type MessageName } from './shop.messages.schema.ts'
export { type DatabaseFunction, DatabaseState } from './shop.migrations.schema.ts'
export {
  type MigrationFile,
  type MigrationPlan,
  type MigrationStep,
  migrationText,
  planMigrations,
  type VersionFiles,
} from './shop.migrations.ts'
export { OFFICE_REPORTS, OfficeDays, type OfficeReport } from './shop.office.schema.ts'
export {
  ApplyBody,
  PlanBody,
  RevertBody,
  SHOP_PATHS,
  ShopExport,
  ShopFinding,
  ShopPlan,
  ShopRevision,
  ShopStep,
} from './shop.operator.schema.ts'
export { BannerFile, EventFile, OriginalFile, PopupFile } from './shop.pages.schema.ts'
export { PREVIEW_LEVELS, PreviewBody, type PreviewLevel, PreviewLink } from './shop.preview.schema.ts'
export {
  RECONCILE_PARTS,
  type ReconcilePart,
  ReconcileSlice,
  ShopDifference,
} from './shop.reconcile.schema.ts'
export { cardKey, decodedPath, isSold, momentOf, momentText, pictureParts } from './shop.rules.ts'
export { OpenStaffBody, StaffEvent, StaffEventBody, StaffPassword } from './shop.staff.schema.ts'
export type { StatementEffect, StatementLock } from './shop.statements.ts'
export {
  NoticeFile,
  PageFile,
  QuestionFile,
  StoryFile,
  TermsFile,
} from './shop.texts.schema.ts'
export { ShopDrawing } from './shop.values.schema.ts'
