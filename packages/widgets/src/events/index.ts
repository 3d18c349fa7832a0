export { EventDetail, type EventDetailProps } from './EventDetail.tsx'
export { EVENT_PHASES, EventList, type EventListProps } from './EventList.tsx'
export { EventRow, type EventRowProps } from './EventRow.tsx'
