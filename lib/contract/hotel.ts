import { z } from 'zod';
import { Amount, CalendarDate } from './common';

export const HotelSearch = z.object({
  placeName: z.string().nullable().default(null),
  countryId: z.int().nullable().default(null),
  placeId: z.int().nullable().default(null),
  hotelConceptId: z.int().nullable().default(null),
  hotelCategoryId: z.int().nullable().default(null),
  adultCount: z.int().min(1),
  childCount: z.int().min(0),
  sortBy: z.enum(['CheapestToHighest', 'HighestToCheapest', 'Name']),
});
export const HotelFilter = z.object({ displayName: z.string(), count: z.int() });
export const HotelPicture = z.object({
  agentId: z.string(),
  alt: z.string(),
  fileName: z.string(),
  order: z.int(),
  pictureGroupName: z.string(),
  url: z.string(),
  urlMedium: z.string(),
  urlThumbnail: z.string(),
});
export const HotelContent = z.object({
  searchKey: z.string(),
  pictures: z.array(HotelPicture),
  accommodation: z.string(),
  extended: z.string(),
  shortExclusive: z.string(),
  summerExclusive: z.string(),
  winterExclusive: z.string(),
  canonicalUrl: z.string(),
});
export const HotelResult = z.object({
  key: z.string(),
  hotelCode: z.string(),
  hotelName: z.string(),
  countryName: z.string(),
  placeName: z.string(),
  category: z.string(),
  concept: z.string(),
  fromPrice: Amount,
  travelDate: CalendarDate,
  duration: z.int(),
  occupancy: z.string(),
  content: HotelContent,
  seoUrl: z.string(),
});
export const HotelResultList = z.object({
  totalProductCount: z.int(),
  filters: z.record(z.string(), z.array(HotelFilter)),
  hotels: z.array(HotelResult),
});
export const Option = z.object({ value: z.string(), text: z.string() });
export const PassengerOptions = z.object({ adults: z.array(Option), childs: z.array(Option) });
export const PassengerGroup = z.object({
  adultCount: z.int(),
  childCount: z.int(),
  roomCode: z.string().optional(),
});
export const PriceTableRequest = z.object({
  key: z.string(),
  passengers: z.array(PassengerGroup).length(3),
});
export const PriceTable = z.object({
  durations: z.array(z.int()),
  prices: z.array(
    z.object({
      dateTxt: z.string(),
      priceCells: z.array(
        z.object({ duration: z.int(), fromPrice: Amount.nullable(), isSelected: z.boolean() }),
      ),
    }),
  ),
});
export const PriceDetailRoom = z.object({
  adult: z.int(),
  child: z.int(),
  roomCode: z.string(),
  roomName: z.string(),
  childAgeList: z.array(z.int()),
});
export const PriceDetailRequest = z.object({
  blankProductCode: z.string(),
  boardTypeCode: z.string(),
  boardTypeName: z.string(),
  duration: z.int(),
  travelDate: CalendarDate,
  hotelName: z.string(),
  rooms: z.array(PriceDetailRoom),
});
export const RoomTypes = z.object({
  roomIndis: z.int(),
  rooms: z.array(
    z.object({
      roomAllocationTypeID: z.string(),
      roomCode: z.string(),
      roomPrice: Amount,
      upsalePrice: Amount,
      roomName: z.string(),
    }),
  ),
});
export const BoardConcept = z.object({
  hotelConceptID: z.int(),
  conceptCode: z.string(),
  conceptName: z.string(),
  conceptPrice: Amount,
  upsalePrice: Amount,
});
export const HotelDetail = HotelResult.extend({
  notes: z.array(z.object({ text: z.string(), periodYear: z.int(), periodMonth: z.int() })),
});
