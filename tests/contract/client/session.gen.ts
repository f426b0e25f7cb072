// Generated from docs/openapi/session.json by `npm run docs`; a test keeps it true.
export interface paths {
    "/Authenticate/CreateSession": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a session with office, user and the hash of the account UUID
         * @description Source: session-gateway, Authentication. Standing: documented.
         */
        post: operations["session.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Authenticate/EndSession": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a session at once
         * @description Source: session-gateway, Authentication. Standing: documented.
         */
        post: operations["session.end"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Authenticate/SessionInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Who the session belongs to, its role and permissions
         * @description Source: session-gateway, Authentication. Standing: assumed.
         */
        post: operations["session.info"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Air/AirLowFareSearch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search all inventory sources and answer once
         * @description Source: session-gateway, Air, AirLowFareSearch. Standing: documented.
         */
        post: operations["air.low-fare-search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Air/AirLowFareSearchIncremental": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search and stream itineraries while sources are still answering
         * @description Source: session-gateway, Air, AirLowFareSearchIncremental; Events. Standing: documented.
         */
        post: operations["air.low-fare-search-incremental"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Air/AirSearchData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read an earlier search again by its SearchId
         * @description Source: session-gateway, Air, AirLowFareSearch. Standing: documented.
         */
        post: operations["air.search-data"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Air/AirRules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the rules of a fare, before or after booking
         * @description Source: session-gateway, Air, AirRules. Standing: documented.
         */
        post: operations["air.rules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Air/AirBaggages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the baggage of each flight of a fare
         * @description Source: session-gateway, Air, AirBaggages. Standing: documented.
         */
        post: operations["air.baggages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Air/AirPriceCalendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the cheapest price of each day of a month on a route
         * @description Source: session-gateway, Air, Price calendar. Standing: documented.
         */
        post: operations["air.price-calendar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Air/PriceCalendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the cheapest price of each day of a month on a route
         * @description Source: session-gateway, Air, Price calendar. Standing: documented.
         */
        post: operations["air.price-calendar.Air.PriceCalendar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Air/AirRevalidate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price a fare again and open it for booking in this session
         * @description Source: session-gateway, Air, AirRevalidate. Standing: documented.
         */
        post: operations["air.revalidate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Air/AirBook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reserve a revalidated fare and hold its total on the wallet
         * @description Source: session-gateway, Air, AirBook. Standing: documented.
         */
        post: operations["air.book"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Air/AirOrderTicket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order the ticket of a held booking
         * @description Source: session-gateway, Air, AirOrderTicket. Standing: documented.
         */
        post: operations["air.order-ticket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Air/AirBookingData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a booking by UniqueId or ClientUniqueId
         * @description Source: session-gateway, Air, AirBookingData. Standing: documented.
         */
        post: operations["air.booking-data"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Air/AirCancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a held booking and release its funds
         * @description Source: session-gateway, Air, AirCancel. Standing: documented.
         */
        post: operations["air.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Air/AirRefundDisplay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show the penalty of refunding each e-ticket
         * @description Source: session-gateway, Air, AirRefundDisplay. Standing: documented.
         */
        post: operations["air.refund-display"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Air/AirRefund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund e-tickets and credit the wallet
         * @description Source: session-gateway, Air, AirRefund. Standing: documented.
         */
        post: operations["air.refund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/Hotel/HotelAvailability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hotels of a place with live facets, or one hotel with its bookable rates
         * @description Source: session-gateway, Hotel v2, POST /v2/Hotel/HotelAvailability. Standing: documented.
         */
        post: operations["hotel.availability"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Hotel/HotelAvailability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bookable hotel rates of a place or a hotel (first generation)
         * @description Source: session-gateway, Hotel v1. Standing: documented.
         */
        post: operations["hotel.availability-v1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/Hotel/HotelCheckRate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a hotel rate and open it for booking in this session
         * @description Source: session-gateway, Hotel v2, POST /v2/Hotel/HotelCheckRate. Standing: documented.
         */
        post: operations["hotel.check-rate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Hotel/HotelCheckRate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a hotel rate and open it for booking in this session
         * @description Source: session-gateway, Hotel v2, POST /v2/Hotel/HotelCheckRate. Standing: documented.
         */
        post: operations["hotel.check-rate.Hotel.HotelCheckRate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/Hotel/HotelBook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reserve a checked hotel rate and hold its total on the wallet
         * @description Source: session-gateway, Hotel v2, POST /v2/Hotel/HotelBook. Standing: documented.
         */
        post: operations["hotel.book"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Hotel/HotelBook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reserve a checked hotel rate and hold its total on the wallet
         * @description Source: session-gateway, Hotel v2, POST /v2/Hotel/HotelBook. Standing: documented.
         */
        post: operations["hotel.book.Hotel.HotelBook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/Hotel/HotelOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a held hotel booking
         * @description Source: session-gateway, Hotel v2. Standing: documented.
         */
        post: operations["hotel.order"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Hotel/HotelOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a held hotel booking
         * @description Source: session-gateway, Hotel v2. Standing: documented.
         */
        post: operations["hotel.order.Hotel.HotelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/Hotel/HotelBookingData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a hotel booking by UniqueId or ClientUniqueId
         * @description Source: session-gateway, Hotel v2. Standing: documented.
         */
        post: operations["hotel.booking-data"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Hotel/HotelBookingData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a hotel booking by UniqueId or ClientUniqueId
         * @description Source: session-gateway, Hotel v2. Standing: documented.
         */
        post: operations["hotel.booking-data.Hotel.HotelBookingData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/Hotel/HotelCancelDisplay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show what cancelling a hotel booking costs now
         * @description Source: session-gateway, Hotel v2. Standing: documented.
         */
        post: operations["hotel.cancel-display"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Hotel/HotelCancelDisplay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show what cancelling a hotel booking costs now
         * @description Source: session-gateway, Hotel v2. Standing: documented.
         */
        post: operations["hotel.cancel-display.Hotel.HotelCancelDisplay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/Hotel/HotelCancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a hotel booking before or after its confirmation
         * @description Source: session-gateway, Hotel v2. Standing: documented.
         */
        post: operations["hotel.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Hotel/HotelCancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a hotel booking before or after its confirmation
         * @description Source: session-gateway, Hotel v2. Standing: documented.
         */
        post: operations["hotel.cancel.Hotel.HotelCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/Hotel/HotelExtendPaymentDeadline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Extend the deadline of a held hotel booking once
         * @description Source: session-gateway, Hotel v2, POST /v2/Hotel/HotelExtendPaymentDeadline. Standing: documented.
         */
        post: operations["hotel.extend-payment-deadline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Wallet/Balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Balance of the office wallet
         * @description Source: session-gateway, What the service does. Standing: assumed.
         */
        post: operations["wallet.balance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Wallet/Statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Movements of the office wallet, newest first
         * @description Source: session-gateway, What the service does. Standing: assumed.
         */
        post: operations["wallet.statement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Privacy/ErasePeople": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase people of a booking; admins only
         * @description Source: session-gateway, What the service does. Standing: assumed.
         */
        post: operations["privacy.erase-people"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/Hotel/cities/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find places by name, accents and one typo forgiven
         * @description Source: session-gateway, Hotel v2, GET /v2/Hotel/cities/search. Standing: documented.
         */
        get: operations["place.search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Hotel/cities/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find cities by name (first generation)
         * @description Source: session-gateway, City lookup. Standing: documented.
         */
        get: operations["place.search-v1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/Hotel/cities/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resolve stored place ids
         * @description Source: session-gateway, Hotel v2, POST /v2/Hotel/cities/lookup. Standing: documented.
         */
        post: operations["place.lookup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Hotel/cities/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resolve stored city ids (first generation)
         * @description Source: session-gateway, City lookup. Standing: documented.
         */
        post: operations["place.lookup-v1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/reference/countries.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Countries with currencies and translated names
         * @description Source: session-gateway, Static files and images. Standing: documented.
         */
        get: operations["reference.countries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/reference/cities.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cities by IATA code
         * @description Source: session-gateway, Static files and images. Standing: documented.
         */
        get: operations["reference.cities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/reference/airports.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Airports by IATA code
         * @description Source: session-gateway, Static files and images. Standing: documented.
         */
        get: operations["reference.airports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/reference/airlines.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Airlines by code
         * @description Source: session-gateway, Static files and images. Standing: documented.
         */
        get: operations["reference.airlines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logos/airline-logos/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Airline logo
         * @description Source: session-gateway, Static files and images. Standing: documented.
         */
        get: operations["reference.airline-logo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logos/airline-logos-v2/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Airline logo, square fill crop
         * @description Source: session-gateway, Static files and images. Standing: documented.
         */
        get: operations["reference.airline-logo-v2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/photos/hotels/{hotelId}/{n}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Photo of a hotel, of the type that its supplier gives; the simulated one gives SVG
         * @description Source: session-gateway, Static files and images. Standing: assumed.
         */
        get: operations["reference.hotel-photo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/photos/activities/{uuid}/{n}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Photo of an activity, of the type that its supplier gives; the simulated one gives SVG
         * @description Source: activity-v2, Product (full). Standing: assumed.
         */
        get: operations["reference.activity-photo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        PricedItinerary: {
            FareSourceCode: string;
            ValidatingAirlineCode: string;
            DirectionInd: number;
            NonRefundableType: number;
            RefundMethod: number;
            IsLowcost: boolean;
            IsCharter: boolean;
            IsReturn: boolean;
            IsPassportMandatory: boolean;
            IsPassportIssueDateMandatory: boolean;
            IsDestinationAddressMandatory: boolean;
            IsPassportNameWithSpace: boolean;
            IsClosed: boolean;
            HasAmenities: boolean;
            IsSeatServiceMandatory: boolean;
            IsMealServiceMandatory: boolean;
            AirItineraryPricingInfo: {
                FareType: number;
                ItinTotalFare: {
                    BaseFare: number;
                    TotalTax: number;
                    ServiceTax: number;
                    TotalCommission: number;
                    TotalFare: number;
                    Currency: string;
                };
                PtcFareBreakdown: {
                    PassengerFare: {
                        BaseFare: number;
                        TotalFare: number;
                        Commission: number;
                        ServiceTax: number;
                        Taxes: {
                            Amount: number;
                            Currency: string;
                        }[];
                        Currency: string;
                    };
                    PassengerTypeQuantity: {
                        PassengerType: number;
                        Quantity: number;
                    };
                }[];
                FareInfoes: unknown[];
            };
            OriginDestinationOptions: {
                JourneyDurationPerMinute: number;
                ConnectionTimePerMinute: number;
                FlightSegments: {
                    DepartureAirportLocationCode: string;
                    ArrivalAirportLocationCode: string;
                    DepartureDateTime: string;
                    ArrivalDateTime: string;
                    MarketingAirlineCode: string;
                    FlightNumber: string;
                    ResBookDesigCode: string;
                    Baggage: string | null;
                    CabinClassCode: number;
                    SeatsRemaining: number | null;
                    StopQuantity: number;
                    JourneyDuration: string;
                    JourneyDurationPerMinute: number;
                    ConnectionTimePerMinute: number;
                    OperatingAirline: {
                        Code: string;
                        FlightNumber: string;
                        Equipment: string;
                        EquipmentName: string;
                    };
                    EquipmentName: string;
                    DepartureTerminal: string;
                    ArrivalTerminal: string;
                    IsCharter: boolean;
                    IsReturn: boolean;
                    TechnicalStops: {
                        ArrivalAirport: string;
                        ArrivalDateTime: string;
                        DepartureDateTime: string;
                    }[];
                    FlightAmenities: {
                        Description: string;
                        Value: string;
                        ClassName: string;
                    }[];
                    NonRefundableType: number;
                    SegmentRefundRules: {
                        Refund: {
                            BeforeFlight: boolean | null;
                            AfterFlight: boolean | null;
                        };
                        Change: {
                            BeforeFlight: boolean | null;
                            AfterFlight: boolean | null;
                        };
                    };
                }[];
                Refund: {
                    Available: boolean | null;
                    Penalty: {
                        currency_code: string;
                        value: number;
                    } | null;
                };
                Change: {
                    Available: boolean | null;
                    Penalty: {
                        currency_code: string;
                        value: number;
                    } | null;
                };
            }[];
        };
        "air.low-fare-search-incremental.itineraries": {
            PricedItineraries: components["schemas"]["PricedItinerary"][];
        };
        "air.low-fare-search-incremental.done": {
            /** @constant */
            Success: true;
            SearchId: number;
            Total: number;
        };
        "air.low-fare-search-incremental.error": {
            /** @constant */
            Success: false;
            Error: {
                Id: string;
                Message: string;
            };
        };
        HotelRate: {
            FareSourceCode: string;
            HotelId: number;
            HotelName: string;
            NetRate: number;
            NetRateBeforeDiscount: number | null;
            DiscountPercent: number;
            Currency: string;
            MealPlan: string;
            Board: string;
            BoardIncluded: string[];
            NonRefundable: boolean;
            FreeCancellation: boolean;
            RefundableUntil: string | null;
            CancellationPolicy: string;
            CancellationPolicies: {
                Amount: number;
                FromDate: string;
                Currency: string;
            }[];
            AvailableRooms: number;
            Room: components["schemas"]["HotelRateRoom"];
            Rooms: components["schemas"]["HotelRateRoom"][];
        };
        HotelRateRoom: {
            Id: string;
            Name: string;
            Adults: number;
            Children: number;
            Beds: string[];
            MaxOccupancy: number;
            SizeM2: number;
            Description: string;
            Images: string[];
            NetRate: number;
        };
        HotelCard: {
            HotelId: number;
            HotelName: string;
            NetRate: number;
            Currency: string;
            NonRefundable: boolean;
            FreeCancellation: boolean;
            MealPlan: string;
            Hotel: {
                name: string;
                rating: number;
                location: {
                    latitude: number;
                    longitude: number;
                };
                images: string[];
            };
        };
        HotelOffer: {
            FareSourceCode: string;
            HotelId: number;
            HotelName: string;
            NetRate: number;
            Currency: string;
            NonRefundable: boolean;
            HotelRefundType: number;
            Hotel: {
                name: string;
                rating: number;
                location: {
                    latitude: number;
                    longitude: number;
                };
                images: string[];
                time_zone?: string;
            };
            Rooms: {
                RoomId: string;
                RoomMapId: string | null;
                Name: string;
                RoomMapName: string | null;
                AdultCount: number;
                ExtraBedCount: number;
                ChildCount: number;
                ChildAges: number[];
                MealType: string;
                SharingBedding: boolean;
                BedGroups: string;
                HotelRoomEarlyCheckin: {
                    CheckInDateTime: string;
                    CheckInAmount: number;
                } | null;
                HotelRoomLateCheckout: {
                    CheckOutDateTime: string;
                    CheckOutAmount: number;
                } | null;
            }[];
            CancellationPolicies: {
                Amount: number;
                FromDate: string;
                Currency: string;
            }[];
            PlainTextCancellationPolicy: string;
            PaymentDeadline: string | null;
            AvailableRoom: number;
            Amenities: string[];
            Remarks: string[];
            HotelPolicy: {
                BeginTime: string | null;
                EndTime: string | null;
                CheckOutTime: string | null;
                MinAge: number | null;
                Instructions: string | null;
                SpecialInstructions: string | null;
                MandatoryFee: string | null;
                OptionalFee: string | null;
                KnowBeforeYouGo: string | null;
                PaymentDetail: string | null;
                LicenseNumber: string | null;
                KeyCollectionInfo: string | null;
                InstructionsFa: string | null;
                SpecialInstructionsFa: string | null;
                ChildPolicyDescriptionFa: string | null;
                SingleWomanDescriptionFa: string | null;
                PetAttribiute: {
                    name: string;
                }[];
            };
            HotelLabels: string[];
        };
        Place: {
            id: number;
            external_id: string;
            /** @enum {string} */
            type: "city" | "district" | "region" | "country" | "landmark" | "hotel";
            name: string;
            label: string;
            destination: string;
            country: {
                code: string;
                name: string;
            };
            nr_hotels: number;
        };
        PlaceV1: {
            id: number;
            external_id: number;
            name: string;
            destination: string;
            country: {
                code: string;
                name: string;
            };
        };
    };
    responses: {
        /**
         * @description Open a session with office, user and the hash of the account UUID
         *
         *     Or, with `Success` false:
         *     - `Err0101003`: wrong credentials
         *     - `Err0101004`: user has no access to the office
         *     - `Err0101005`: account not verified
         *     - `Err0106001`: a required field is missing, or a field breaks a rule; the message names it
         */
        "session.create": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    Success: true;
                    SessionId: string;
                    Error: null;
                } | {
                    /** @constant */
                    Success: false;
                    Error: {
                        /** @enum {string} */
                        Id: "Err0101003" | "Err0101004" | "Err0101005" | "Err0106001";
                        Message: string;
                    };
                    SessionId: null;
                };
            };
        };
        /** @description - `Err0101007`: credentials used on the wrong environment */
        "session.Err0101007": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    Success: false;
                    Error: {
                        /** @enum {string} */
                        Id: "Err0101007";
                        Message: string;
                    };
                };
            };
        };
        /** @description - `RateLimit`: rate limit reached */
        "session.RateLimit": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    Success: false;
                    Error: {
                        /** @enum {string} */
                        Id: "RateLimit";
                        Message: string;
                    };
                };
            };
        };
        /** @description - `InternalError`: internal error */
        "session.InternalError": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    Success: false;
                    Error: {
                        /** @enum {string} */
                        Id: "InternalError";
                        Message: string;
                    };
                };
            };
        };
        /** @description - `Err0106001`: unparsable body */
        "session.Err0106001": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    Success: false;
                    Error: {
                        /** @enum {string} */
                        Id: "Err0106001";
                        Message: string;
                    };
                };
            };
        };
        /**
         * @description End a session at once
         *
         *     Or, with `Success` false:
         *     - `Err0101001`: invalid or missing SessionId
         *     - `Err0101002`: session expired (idle over 15 minutes)
         *     - `Err0106001`: a required field is missing, or a field breaks a rule; the message names it
         */
        "session.end": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    Success: true;
                    Error: null;
                } | {
                    /** @constant */
                    Success: false;
                    Error: {
                        /** @enum {string} */
                        Id: "Err0101001" | "Err0101002" | "Err0106001";
                        Message: string;
                    };
                };
            };
        };
        /**
         * @description Who the session belongs to, its role and permissions
         *
         *     Or, with `Success` false:
         *     - `Err0101001`: invalid or missing SessionId
         *     - `Err0101002`: session expired (idle over 15 minutes)
         *     - `Err0106001`: a required field is missing, or a field breaks a rule; the message names it
         */
        "session.info": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    Success: true;
                    OfficeId: string;
                    OfficeName: string;
                    UserName: string;
                    DisplayName: string;
                    /** @enum {string} */
                    Role: "agent" | "admin" | "viewer";
                    Permissions: string[];
                    /** @enum {string} */
                    Environment: "sandbox" | "production";
                    /** Format: date-time */
                    ExpiresAt: string;
                    Error: null;
                } | {
                    /** @constant */
                    Success: false;
                    Error: {
                        /** @enum {string} */
                        Id: "Err0101001" | "Err0101002" | "Err0106001";
                        Message: string;
                    };
                    OfficeId: null;
                    OfficeName: null;
                    UserName: null;
                    DisplayName: null;
                    Role: null;
                    /** @example [] */
                    Permissions: unknown[];
                    Environment: null;
                    ExpiresAt: null;
                };
            };
        };
        /**
         * @description Search all inventory sources and answer once
         *
         *     Or, with `Success` false:
         *     - `Err0101001`: invalid or missing SessionId
         *     - `Err0101002`: session expired (idle over 15 minutes)
         *     - `Err0101006`: permission denied for the endpoint
         *     - `Err0106001`: a required field is missing, or a field breaks a rule; the message names it
         */
        "air.low-fare-search": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    Success: true;
                    SearchId: number;
                    PricedItineraries: components["schemas"]["PricedItinerary"][];
                    Error: null;
                } | {
                    /** @constant */
                    Success: false;
                    Error: {
                        /** @enum {string} */
                        Id: "Err0101001" | "Err0101002" | "Err0101006" | "Err0106001";
                        Message: string;
                    };
                    SearchId: null;
                    /** @example [] */
                    PricedItineraries: unknown[];
                };
            };
        };
        /**
         * @description Server-Sent Events; exactly one that ends the stream comes, and comes last.
         *     - `itineraries`: its data is JSON of schema `air.low-fare-search-incremental.itineraries`
         *     - `done`: its data is JSON of schema `air.low-fare-search-incremental.done`; it ends the stream
         *     - `error`: its data is JSON of schema `air.low-fare-search-incremental.error`; it ends the stream
         *
         *     Or, with `Success` false:
         *     - `Err0101001`: invalid or missing SessionId
         *     - `Err0101002`: session expired (idle over 15 minutes)
         *     - `Err0101006`: permission denied for the endpoint
         *     - `Err0106001`: a required field is missing, or a field breaks a rule; the message names it
         */
        "air.low-fare-search-incremental": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/event-stream": string;
                "application/json": {
                    /** @constant */
                    Success: false;
                    Error: {
                        /** @enum {string} */
                        Id: "Err0101001" | "Err0101002" | "Err0101006" | "Err0106001";
                        Message: string;
                    };
                    SearchId: null;
                    /** @example [] */
                    PricedItineraries: unknown[];
                };
            };
        };
        /**
         * @description Read an earlier search again by its SearchId
         *
         *     Or, with `Success` false:
         *     - `Err0101001`: invalid or missing SessionId
         *     - `Err0101002`: session expired (idle over 15 minutes)
         *     - `Err0101006`: permission denied for the endpoint
         *     - `Err0106001`: a required field is missing, or a field breaks a rule; the message names it
         *     - `Err0102005`: fare gone: code unknown, or its seats are sold (gap 54)
         */
        "air.search-data": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    Success: true;
                    SearchId: number;
                    PricedItineraries: components["schemas"]["PricedItinerary"][];
                    Error: null;
                } | {
                    /** @constant */
                    Success: false;
                    Error: {
                        /** @enum {string} */
                        Id: "Err0101001" | "Err0101002" | "Err0101006" | "Err0106001" | "Err0102005";
                        Message: string;
                    };
                    SearchId: null;
                    /** @example [] */
                    PricedItineraries: unknown[];
                };
            };
        };
        /**
         * @description Read the rules of a fare, before or after booking
         *
         *     Or, with `Success` false:
         *     - `Err0101001`: invalid or missing SessionId
         *     - `Err0101002`: session expired (idle over 15 minutes)
         *     - `Err0101006`: permission denied for the endpoint
         *     - `Err0106001`: a required field is missing, or a field breaks a rule; the message names it
         *     - `Err0102003`: fare expired: known code, older than its lifetime (gap 54)
         *     - `Err0102005`: fare gone: code unknown, or its seats are sold (gap 54)
         *     - `Err0103003`: booking not found
         */
        "air.rules": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    Success: true;
                    FareType: number;
                    FareRules: {
                        Airline: string;
                        CityPair: string;
                        RuleDetails: {
                            Category: string;
                            Rules: string;
                            RuleItemsParsed: unknown[];
                            MessageDirection: string;
                        }[];
                    }[];
                    Error: null;
                } | {
                    /** @constant */
                    Success: false;
                    Error: {
                        /** @enum {string} */
                        Id: "Err0101001" | "Err0101002" | "Err0101006" | "Err0106001" | "Err0102003" | "Err0102005" | "Err0103003";
                        Message: string;
                    };
                    FareType: null;
                    /** @example [] */
                    FareRules: unknown[];
                };
            };
        };
        /**
         * @description Read the baggage of each flight of a fare
         *
         *     Or, with `Success` false:
         *     - `Err0101001`: invalid or missing SessionId
         *     - `Err0101002`: session expired (idle over 15 minutes)
         *     - `Err0101006`: permission denied for the endpoint
         *     - `Err0106001`: a required field is missing, or a field breaks a rule; the message names it
         *     - `Err0102003`: fare expired: known code, older than its lifetime (gap 54)
         *     - `Err0102005`: fare gone: code unknown, or its seats are sold (gap 54)
         */
        "air.baggages": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    Success: true;
                    BaggageInfoes: {
                        Departure: string;
                        Arrival: string;
                        FlightNo: string;
                        Baggage: string | null;
                    }[];
                    Services: {
                        ServiceId: string;
                        Description: string;
                        Behavior: number;
                        FlightNumber: string | null;
                        ServiceCost: {
                            Amount: number;
                            Currency: string;
                        };
                    }[];
                    Error: null;
                } | {
                    /** @constant */
                    Success: false;
                    Error: {
                        /** @enum {string} */
                        Id: "Err0101001" | "Err0101002" | "Err0101006" | "Err0106001" | "Err0102003" | "Err0102005";
                        Message: string;
                    };
                    /** @example [] */
                    BaggageInfoes: unknown[];
                    /** @example [] */
                    Services: unknown[];
                };
            };
        };
        /**
         * @description Read the cheapest price of each day of a month on a route
         *
         *     Or, with `Success` false:
         *     - `Err0101001`: invalid or missing SessionId
         *     - `Err0101002`: session expired (idle over 15 minutes)
         *     - `Err0101006`: permission denied for the endpoint
         *     - `Err0106001`: a required field is missing, or a field breaks a rule; the message names it
         */
        "air.price-calendar": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    Success: true;
                    Origin: string;
                    Destination: string;
                    /** @enum {string} */
                    TripType: "OneWay" | "RoundTrip";
                    /** @enum {string} */
                    CalendarType: "departure_date" | "return_date";
                    Currency: string;
                    DaysCount: number;
                    MinPrice: number | null;
                    MaxPrice: number | null;
                    Cheapest: {
                        Date: string;
                        Price: number;
                        Currency: string;
                        Transfers: number;
                        Airline: string;
                        FlightNumber: string;
                        /** Format: date-time */
                        DepartureAt: string;
                        ReturnAt: string | null;
                        /** Format: date-time */
                        ExpiresAt: string;
                        Origin: string;
                        Destination: string;
                    } | null;
                    Days: {
                        Date: string;
                        Price: number;
                        Currency: string;
                        Transfers: number;
                        Airline: string;
                        FlightNumber: string;
                        /** Format: date-time */
                        DepartureAt: string;
                        ReturnAt: string | null;
                        /** Format: date-time */
                        ExpiresAt: string;
                        Origin: string;
                        Destination: string;
                    }[];
                    Error: null;
                } | {
                    /** @constant */
                    Success: false;
                    Error: {
                        /** @enum {string} */
                        Id: "Err0101001" | "Err0101002" | "Err0101006" | "Err0106001";
                        Message: string;
                    };
                    Origin: null;
                    Destination: null;
                    TripType: null;
                    CalendarType: null;
                    Currency: null;
                    /** @constant */
                    DaysCount: 0;
                    MinPrice: null;
                    MaxPrice: null;
                    Cheapest: null;
                    /** @example [] */
                    Days: unknown[];
                };
            };
        };
        /**
         * @description Price a fare again and open it for booking in this session
         *
         *     Or, with `Success` false:
         *     - `Err0101001`: invalid or missing SessionId
         *     - `Err0101002`: session expired (idle over 15 minutes)
         *     - `Err0101006`: permission denied for the endpoint
         *     - `Err0106001`: a required field is missing, or a field breaks a rule; the message names it
         *     - `Err0102003`: fare expired: known code, older than its lifetime (gap 54)
         *     - `Err0102005`: fare gone: code unknown, or its seats are sold (gap 54)
         */
        "air.revalidate": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    Success: true;
                    PricedItinerary: components["schemas"]["PricedItinerary"];
                    Services: {
                        ServiceId: string;
                        Description: string;
                        Behavior: number;
                        FlightNumber: string | null;
                        ServiceCost: {
                            Amount: number;
                            Currency: string;
                        };
                    }[];
                    MealTypeServices: {
                        MealTypeServiceId: string;
                        Description: string;
                        MealTypeServiceCost: {
                            Amount: number;
                            Currency: string;
                        };
                    }[];
                    SeatServices: {
                        SeatServiceId: string;
                        Description: string;
                        SeatServiceCost: {
                            Amount: number;
                            Currency: string;
                        };
                    }[];
                    PriceChange: boolean;
                    Error: null;
                } | {
                    /** @constant */
                    Success: false;
                    Error: {
                        /** @enum {string} */
                        Id: "Err0101001" | "Err0101002" | "Err0101006" | "Err0106001" | "Err0102003" | "Err0102005";
                        Message: string;
                    };
                    PricedItinerary: null;
                    /** @example [] */
                    Services: unknown[];
                    /** @example [] */
                    MealTypeServices: unknown[];
                    /** @example [] */
                    SeatServices: unknown[];
                    /** @constant */
                    PriceChange: false;
                };
            };
        };
        /**
         * @description Reserve a revalidated fare and hold its total on the wallet
         *
         *     Or, with `Success` false:
         *     - `Err0101001`: invalid or missing SessionId
         *     - `Err0101002`: session expired (idle over 15 minutes)
         *     - `Err0101006`: permission denied for the endpoint
         *     - `Err0106001`: a required field is missing, or a field breaks a rule; the message names it
         *     - `Err0102003`: fare expired: known code, older than its lifetime (gap 54)
         *     - `Err0102004`: revalidation or rate check required before booking
         *     - `Err0102005`: fare gone: code unknown, or its seats are sold (gap 54)
         */
        "air.book": {
            headers: {
                /** @description Only where this is the first answer to the same request, given again */
                "Idempotent-Replayed"?: "true";
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    Success: true;
                    UniqueId: string;
                    TktTimeLimit: string | null;
                    TktTimeLimitTimeZone: string | null;
                    Category: number;
                    Status: number;
                    PriceChange: boolean;
                    WarningMessage: string | null;
                    Error: null;
                } | {
                    /** @constant */
                    Success: false;
                    Error: {
                        /** @enum {string} */
                        Id: "Err0101001" | "Err0101002" | "Err0101006" | "Err0106001" | "Err0102003" | "Err0102004" | "Err0102005";
                        Message: string;
                    };
                    UniqueId: null;
                    TktTimeLimit: null;
                    TktTimeLimitTimeZone: null;
                    Category: null;
                    Status: null;
                    /** @constant */
                    PriceChange: false;
                    WarningMessage: null;
                };
            };
        };
        /**
         * @description Order the ticket of a held booking
         *
         *     Or, with `Success` false:
         *     - `Err0101001`: invalid or missing SessionId
         *     - `Err0101002`: session expired (idle over 15 minutes)
         *     - `Err0101006`: permission denied for the endpoint
         *     - `Err0106001`: a required field is missing, or a field breaks a rule; the message names it
         *     - `Err0103003`: booking not found
         *     - `Err0103006`: booking not in a ticketable or confirmable state
         *     - `Err0103007`: only the booking owner or an admin may act
         */
        "air.order-ticket": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    Success: true;
                    Category: number;
                    Status: number;
                    Error: null;
                } | {
                    /** @constant */
                    Success: false;
                    Error: {
                        /** @enum {string} */
                        Id: "Err0101001" | "Err0101002" | "Err0101006" | "Err0106001" | "Err0103003" | "Err0103006" | "Err0103007";
                        Message: string;
                    };
                    Category: null;
                    Status: null;
                };
            };
        };
        /**
         * @description Read a booking by UniqueId or ClientUniqueId
         *
         *     Or, with `Success` false:
         *     - `Err0101001`: invalid or missing SessionId
         *     - `Err0101002`: session expired (idle over 15 minutes)
         *     - `Err0101006`: permission denied for the endpoint
         *     - `Err0106001`: a required field is missing, or a field breaks a rule; the message names it
         *     - `Err0103003`: booking not found
         *     - `Err0106002`: neither UniqueId nor ClientUniqueId supplied
         */
        "air.booking-data": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    Success: true;
                    UniqueId: string;
                    ClientUniqueId: string | null;
                    FareType: number;
                    BookedBy: string;
                    OrderBy: string | null;
                    ClientBalance: number;
                    TktTimeLimit: string | null;
                    TktTimeLimitTimeZone: string | null;
                    Category: number;
                    Status: number;
                    RefundMethod: number;
                    ValidatingAirlineCode: string;
                    DirectionInd: number;
                    OnlineCheckIn: boolean;
                    BeforeTravelOnlineCheckingTime: number | null;
                    OnlineCheckingUrl: string | null;
                    SeatSelection: boolean;
                    BeforeTravelSeatSelectionTime: number | null;
                    SeatSelectionUrl: string | null;
                    AirRemark: string[];
                    MarkupForAdult: number;
                    MarkupForChild: number;
                    MarkupForInfant: number;
                    /** Format: date-time */
                    CreatedAt: string;
                    /** Format: date-time */
                    UpdatedAt: string;
                    TicketedAt: string | null;
                    CancelledAt: string | null;
                    TravelItinerary: {
                        ItineraryInfo: {
                            ItineraryPricing: {
                                BaseFare: number;
                                ServiceTax: number;
                                TotalFare: number;
                                Currency: string;
                                TotalTax: number;
                                TotalCommission: number;
                            };
                            CustomerInfoes: {
                                Customer: {
                                    Gender: number;
                                    PassengerType: number;
                                    PassportNumber: string | null;
                                    NationalId: string | null;
                                    Nationality: string | null;
                                    DateOfBirth: string | null;
                                    PassportExpireDate: string | null;
                                    PassportIssueCountry: string | null;
                                    PassportIssueDate: string | null;
                                    PaxName: {
                                        PassengerFirstName: string;
                                        PassengerMiddleName: string | null;
                                        PassengerLastName: string;
                                        PassengerTitle: number | null;
                                    };
                                };
                                ETickets: string;
                                ETicketNumbers: {
                                    ETicketNumber: string;
                                    EticketStatus: number;
                                    IsRefunded: boolean;
                                    DateOfIssue: string;
                                    AirlinePnr: string;
                                    TotalRefund: number;
                                }[];
                            }[];
                            ReservationItems: {
                                AirEquipmentType: string;
                                AirlinePnr: string;
                                DepartureAirportLocationCode: string;
                                ArrivalAirportLocationCode: string;
                                DepartureDateTime: string;
                                ArrivalDateTime: string;
                                DepartureTerminal: string;
                                ArrivalTerminal: string;
                                DepartureAirportTerminal: string;
                                ArrivalAirportTerminal: string;
                                Baggage: string | null;
                                FlightNumber: string;
                                JourneyDuration: string;
                                JourneyDurationPerMinute: number;
                                MarketingAirlineCode: string;
                                OperatingAirlineCode: string;
                                ResBookDesigCode: string;
                                StopQuantity: number;
                                IsCharter: boolean;
                                IsReturn: boolean;
                                CabinClassCode: number;
                                TechnicalStops: {
                                    ArrivalAirport: string;
                                    ArrivalDateTime: string;
                                    DepartureDateTime: string;
                                }[];
                                AirlineRules: string;
                            }[];
                            TripDetailPtcFareBreakdowns: {
                                PassengerTypeQuantity: {
                                    PassengerType: number;
                                    Quantity: number;
                                };
                                TripDetailPassengerFare: {
                                    BaseFare: number;
                                    ServiceTax: number;
                                    TotalFare: number;
                                    Currency: string;
                                    Tax: number;
                                    Commission: number;
                                };
                            }[];
                            PhoneNumber: string;
                            Email: string;
                        };
                        BookingNotes: {
                            Note: string;
                            /** Format: date-time */
                            Date: string;
                        }[];
                        Services: unknown[];
                    };
                    Error: null;
                } | {
                    /** @constant */
                    Success: false;
                    Error: {
                        /** @enum {string} */
                        Id: "Err0101001" | "Err0101002" | "Err0101006" | "Err0106001" | "Err0103003" | "Err0106002";
                        Message: string;
                    };
                    UniqueId: null;
                    ClientUniqueId: null;
                    FareType: null;
                    BookedBy: null;
                    OrderBy: null;
                    ClientBalance: null;
                    TktTimeLimit: null;
                    TktTimeLimitTimeZone: null;
                    Category: null;
                    Status: null;
                    RefundMethod: null;
                    ValidatingAirlineCode: null;
                    DirectionInd: null;
                    OnlineCheckIn: null;
                    BeforeTravelOnlineCheckingTime: null;
                    OnlineCheckingUrl: null;
                    SeatSelection: null;
                    BeforeTravelSeatSelectionTime: null;
                    SeatSelectionUrl: null;
                    AirRemark: null;
                    MarkupForAdult: null;
                    MarkupForChild: null;
                    MarkupForInfant: null;
                    CreatedAt: null;
                    UpdatedAt: null;
                    TicketedAt: null;
                    CancelledAt: null;
                    TravelItinerary: null;
                };
            };
        };
        /**
         * @description Cancel a held booking and release its funds
         *
         *     Or, with `Success` false:
         *     - `Err0101001`: invalid or missing SessionId
         *     - `Err0101002`: session expired (idle over 15 minutes)
         *     - `Err0101006`: permission denied for the endpoint
         *     - `Err0106001`: a required field is missing, or a field breaks a rule; the message names it
         *     - `Err0103003`: booking not found
         *     - `Err0103004`: booking not cancellable in its current state
         *     - `Err0103005`: booking already cancelled
         *     - `Err0103007`: only the booking owner or an admin may act
         */
        "air.cancel": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    Success: true;
                    UniqueId: string;
                    Category: number;
                    Status: number;
                    CancellationPolicies: {
                        Amount: number;
                        FromDate: string;
                        Currency: string;
                    }[];
                    PaymentDeadline: string | null;
                    CanExtendPaymentDeadline: boolean;
                    Error: null;
                } | {
                    /** @constant */
                    Success: false;
                    Error: {
                        /** @enum {string} */
                        Id: "Err0101001" | "Err0101002" | "Err0101006" | "Err0106001" | "Err0103003" | "Err0103004" | "Err0103005" | "Err0103007";
                        Message: string;
                    };
                    UniqueId: null;
                    Category: null;
                    Status: null;
                    /** @example [] */
                    CancellationPolicies: unknown[];
                    PaymentDeadline: null;
                    /** @constant */
                    CanExtendPaymentDeadline: false;
                };
            };
        };
        /**
         * @description Show the penalty of refunding each e-ticket
         *
         *     Or, with `Success` false:
         *     - `Err0101001`: invalid or missing SessionId
         *     - `Err0101002`: session expired (idle over 15 minutes)
         *     - `Err0101006`: permission denied for the endpoint
         *     - `Err0106001`: a required field is missing, or a field breaks a rule; the message names it
         *     - `Err0103003`: booking not found
         *     - `Err0103004`: booking not cancellable in its current state
         */
        "air.refund-display": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    Success: true;
                    UniqueId: string;
                    RefundType: number;
                    EticketNumbers: {
                        ETicketNumber: string;
                        EticketStatus: number;
                        IsRefunded: boolean;
                        AirlinePnr: string;
                        PenaltyAmount: number;
                        IsNonRefundable: boolean;
                        Currency: string;
                        Route: string;
                        RefundAmount?: number;
                    }[];
                    Error: null;
                } | {
                    /** @constant */
                    Success: false;
                    Error: {
                        /** @enum {string} */
                        Id: "Err0101001" | "Err0101002" | "Err0101006" | "Err0106001" | "Err0103003" | "Err0103004";
                        Message: string;
                    };
                    UniqueId: null;
                    RefundType: null;
                    /** @example [] */
                    EticketNumbers: unknown[];
                };
            };
        };
        /**
         * @description Refund e-tickets and credit the wallet
         *
         *     Or, with `Success` false:
         *     - `Err0101001`: invalid or missing SessionId
         *     - `Err0101002`: session expired (idle over 15 minutes)
         *     - `Err0101006`: permission denied for the endpoint
         *     - `Err0106001`: a required field is missing, or a field breaks a rule; the message names it
         *     - `Err0103003`: booking not found
         *     - `Err0103004`: booking not cancellable in its current state
         *     - `Err0103007`: only the booking owner or an admin may act
         */
        "air.refund": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    Success: true;
                    UniqueId: string;
                    Category: number;
                    Status: number;
                    RefundedTickets: string[];
                    RefundAmount: number;
                    PenaltyAmount: number;
                    Currency: string;
                    Error: null;
                } | {
                    /** @constant */
                    Success: false;
                    Error: {
                        /** @enum {string} */
                        Id: "Err0101001" | "Err0101002" | "Err0101006" | "Err0106001" | "Err0103003" | "Err0103004" | "Err0103007";
                        Message: string;
                    };
                    UniqueId: null;
                    Category: null;
                    Status: null;
                    /** @example [] */
                    RefundedTickets: unknown[];
                    RefundAmount: null;
                    PenaltyAmount: null;
                    Currency: null;
                };
            };
        };
        /**
         * @description Hotels of a place with live facets, or one hotel with its bookable rates
         *
         *     Or, with `Success` false:
         *     - `Err0101001`: invalid or missing SessionId
         *     - `Err0101002`: session expired (idle over 15 minutes)
         *     - `Err0101006`: permission denied for the endpoint
         *     - `Err0106001`: a required field is missing, or a field breaks a rule; the message names it
         */
        "hotel.availability": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    Success: true;
                    PricedItineraries: (components["schemas"]["HotelRate"] | components["schemas"]["HotelCard"])[];
                    Meta: {
                        Page: number;
                        PageSize: number;
                        TotalPages: number;
                        Total: number;
                        HasNext: boolean;
                        HasPrev: boolean;
                        PriceRange: {
                            Min: number;
                            Max: number;
                            Currency: string;
                        } | null;
                        Sort: string | null;
                        Sorts: {
                            Id: string;
                            Name: string;
                        }[];
                        FiltersApplied: {
                            [key: string]: string[];
                        };
                        Filters: {
                            Key: string;
                            Title: string;
                            /** @enum {string} */
                            Type: "range" | "enum" | "boolean";
                            Options: {
                                Value: string;
                                Name: string;
                                Count: number;
                            }[];
                        }[];
                    } | null;
                    Hotel: {
                        id: number;
                        name: string;
                        rating: number;
                        location: {
                            latitude: number;
                            longitude: number;
                        };
                        address: {
                            line: string;
                            city: string;
                            country: string;
                            country_code: string;
                            postal_code: string;
                        };
                        images: string[];
                        description: string;
                        check_in_from: string;
                        check_out_until: string;
                        time_zone?: string;
                        facility_groups: {
                            name: string;
                            facilities: string[];
                        }[];
                    } | null;
                    Policies: {
                        Title: string;
                        Text: string;
                    }[];
                    Reviews: {
                        Score: number;
                        Count: number;
                        Word: string;
                        Items: {
                            Author: string;
                            Country: string;
                            Date: string;
                            Score: number;
                            Title: string;
                            Text: string;
                        }[];
                    } | null;
                    Error: null;
                } | {
                    /** @constant */
                    Success: false;
                    Error: {
                        /** @enum {string} */
                        Id: "Err0101001" | "Err0101002" | "Err0101006" | "Err0106001";
                        Message: string;
                    };
                    /** @example [] */
                    PricedItineraries: unknown[];
                    Meta: null;
                    Hotel: null;
                    /** @example [] */
                    Policies: unknown[];
                    Reviews: null;
                };
            };
        };
        /**
         * @description Bookable hotel rates of a place or a hotel (first generation)
         *
         *     Or, with `Success` false:
         *     - `Err0101001`: invalid or missing SessionId
         *     - `Err0101002`: session expired (idle over 15 minutes)
         *     - `Err0101006`: permission denied for the endpoint
         *     - `Err0106001`: a required field is missing, or a field breaks a rule; the message names it
         */
        "hotel.availability-v1": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    Success: true;
                    CheckIn: string;
                    CheckOut: string;
                    PricedItineraries: components["schemas"]["HotelOffer"][];
                    Error: null;
                } | {
                    /** @constant */
                    Success: false;
                    Error: {
                        /** @enum {string} */
                        Id: "Err0101001" | "Err0101002" | "Err0101006" | "Err0106001";
                        Message: string;
                    };
                    CheckIn: null;
                    CheckOut: null;
                    /** @example [] */
                    PricedItineraries: unknown[];
                };
            };
        };
        /**
         * @description Verify a hotel rate and open it for booking in this session
         *
         *     Or, with `Success` false:
         *     - `Err0101001`: invalid or missing SessionId
         *     - `Err0101002`: session expired (idle over 15 minutes)
         *     - `Err0101006`: permission denied for the endpoint
         *     - `Err0106001`: a required field is missing, or a field breaks a rule; the message names it
         *     - `Err0102003`: fare expired: known code, older than its lifetime (gap 54)
         *     - `Err0102005`: fare gone: code unknown, or its seats are sold (gap 54)
         */
        "hotel.check-rate": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    Success: true;
                    CheckIn: string;
                    CheckOut: string;
                    PricedItinerary: {
                        FareSourceCode: string;
                        HotelId: number;
                        HotelName: string;
                        NetRate: number;
                        Currency: string;
                        NonRefundable: boolean;
                        HotelRefundType: number;
                        Hotel: {
                            name: string;
                            rating: number;
                            location: {
                                latitude: number;
                                longitude: number;
                            };
                            images: string[];
                            time_zone?: string;
                        };
                        Rooms: {
                            RoomId: string;
                            RoomMapId: string | null;
                            Name: string;
                            RoomMapName: string | null;
                            AdultCount: number;
                            ExtraBedCount: number;
                            ChildCount: number;
                            ChildAges: number[];
                            MealType: string;
                            SharingBedding: boolean;
                            BedGroups: string;
                            HotelRoomEarlyCheckin: {
                                CheckInDateTime: string;
                                CheckInAmount: number;
                            } | null;
                            HotelRoomLateCheckout: {
                                CheckOutDateTime: string;
                                CheckOutAmount: number;
                            } | null;
                        }[];
                        CancellationPolicies: {
                            Amount: number;
                            FromDate: string;
                            Currency: string;
                        }[];
                        PlainTextCancellationPolicy: string;
                        PaymentDeadline: string | null;
                        AvailableRoom: number;
                        Amenities: string[];
                        Remarks: string[];
                        HotelPolicy: {
                            BeginTime: string | null;
                            EndTime: string | null;
                            CheckOutTime: string | null;
                            MinAge: number | null;
                            Instructions: string | null;
                            SpecialInstructions: string | null;
                            MandatoryFee: string | null;
                            OptionalFee: string | null;
                            KnowBeforeYouGo: string | null;
                            PaymentDetail: string | null;
                            LicenseNumber: string | null;
                            KeyCollectionInfo: string | null;
                            InstructionsFa: string | null;
                            SpecialInstructionsFa: string | null;
                            ChildPolicyDescriptionFa: string | null;
                            SingleWomanDescriptionFa: string | null;
                            PetAttribiute: {
                                name: string;
                            }[];
                        };
                        HotelLabels: string[];
                        MealPlan: string;
                        Board: string;
                        RefundableUntil: string | null;
                    };
                    PriceChange: boolean;
                    Error: null;
                } | {
                    /** @constant */
                    Success: false;
                    Error: {
                        /** @enum {string} */
                        Id: "Err0101001" | "Err0101002" | "Err0101006" | "Err0106001" | "Err0102003" | "Err0102005";
                        Message: string;
                    };
                    CheckIn: null;
                    CheckOut: null;
                    PricedItinerary: null;
                    /** @constant */
                    PriceChange: false;
                };
            };
        };
        /**
         * @description Reserve a checked hotel rate and hold its total on the wallet
         *
         *     Or, with `Success` false:
         *     - `Err0101001`: invalid or missing SessionId
         *     - `Err0101002`: session expired (idle over 15 minutes)
         *     - `Err0101006`: permission denied for the endpoint
         *     - `Err0106001`: a required field is missing, or a field breaks a rule; the message names it
         *     - `Err0102004`: revalidation or rate check required before booking
         *     - `Err0102005`: fare gone: code unknown, or its seats are sold (gap 54)
         */
        "hotel.book": {
            headers: {
                /** @description Only where this is the first answer to the same request, given again */
                "Idempotent-Replayed"?: "true";
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    Success: true;
                    UniqueId: string;
                    Category: number;
                    Status: number;
                    PaymentDeadline: string | null;
                    CanExtendPaymentDeadline: boolean;
                    VatNumber: string | null;
                    SupplierName: string;
                    Remarks: string[];
                    CancelationPolicyChange: boolean;
                    CancellationPolicies: {
                        Amount: number;
                        FromDate: string;
                        Currency: string;
                    }[];
                    CancellationPolicyNote: string;
                    CancellationPolicyNoteEn: string;
                    WarningMessage: string | null;
                    Error: null;
                } | {
                    /** @constant */
                    Success: false;
                    Error: {
                        /** @enum {string} */
                        Id: "Err0101001" | "Err0101002" | "Err0101006" | "Err0106001" | "Err0102004" | "Err0102005";
                        Message: string;
                    };
                    UniqueId: null;
                    Category: null;
                    Status: null;
                    PaymentDeadline: null;
                    /** @constant */
                    CanExtendPaymentDeadline: false;
                    VatNumber: null;
                    SupplierName: null;
                    /** @example [] */
                    Remarks: unknown[];
                    /** @constant */
                    CancelationPolicyChange: false;
                    /** @example [] */
                    CancellationPolicies: unknown[];
                    CancellationPolicyNote: null;
                    CancellationPolicyNoteEn: null;
                    WarningMessage: null;
                };
            };
        };
        /**
         * @description Confirm a held hotel booking
         *
         *     Or, with `Success` false:
         *     - `Err0101001`: invalid or missing SessionId
         *     - `Err0101002`: session expired (idle over 15 minutes)
         *     - `Err0101006`: permission denied for the endpoint
         *     - `Err0106001`: a required field is missing, or a field breaks a rule; the message names it
         *     - `Err0103006`: booking not in a ticketable or confirmable state
         *     - `Err0103007`: only the booking owner or an admin may act
         *     - `Err0104002`: hotel booking not found
         */
        "hotel.order": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    Success: true;
                    Category: number;
                    Status: number;
                    Error: null;
                } | {
                    /** @constant */
                    Success: false;
                    Error: {
                        /** @enum {string} */
                        Id: "Err0101001" | "Err0101002" | "Err0101006" | "Err0106001" | "Err0103006" | "Err0103007" | "Err0104002";
                        Message: string;
                    };
                    Category: null;
                    Status: null;
                };
            };
        };
        /**
         * @description Read a hotel booking by UniqueId or ClientUniqueId
         *
         *     Or, with `Success` false:
         *     - `Err0101001`: invalid or missing SessionId
         *     - `Err0101002`: session expired (idle over 15 minutes)
         *     - `Err0101006`: permission denied for the endpoint
         *     - `Err0106001`: a required field is missing, or a field breaks a rule; the message names it
         *     - `Err0104002`: hotel booking not found
         *     - `Err0106002`: neither UniqueId nor ClientUniqueId supplied
         */
        "hotel.booking-data": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    Success: true;
                    UniqueId: string;
                    ClientUniqueId: string | null;
                    BookedBy: string;
                    OrderBy: string | null;
                    ClientBalance: number;
                    Category: number;
                    Status: number;
                    PaymentDeadline: string | null;
                    CanExtendPaymentDeadline: boolean;
                    FareSourceCode: string;
                    SupplierName: string;
                    VatNumber: string | null;
                    TotalNetRate: number;
                    Currency: string;
                    CheckIn: string;
                    CheckOut: string;
                    HotelId: number;
                    Hotel: {
                        name: string;
                        rating: number;
                        location: {
                            latitude: number;
                            longitude: number;
                        };
                        images: string[];
                        address: string;
                        city: string;
                        country: string;
                        time_zone?: string;
                    };
                    Rooms: {
                        RoomArchiveId: string;
                        RoomId: string;
                        Name: string;
                        MealType: string;
                        SharingBedding: boolean;
                        BedGroups: string;
                        AdultCount: number;
                        ChildCount: number;
                        ChildAges: number[];
                        NetRate: number;
                        Passengers: {
                            FirstName: string;
                            LastName: string;
                            PassengerType: number;
                            PassengerTitle: number | null;
                            Gender: number | null;
                            ChildAge: number | null;
                            Nationality: string | null;
                            NationalId: string | null;
                            PassportNumber: string | null;
                        }[];
                        HotelRoomEarlyCheckin: {
                            CheckInDateTime: string;
                            CheckInAmount: number;
                        } | null;
                        HotelRoomLateCheckout: {
                            CheckOutDateTime: string;
                            CheckOutAmount: number;
                        } | null;
                    }[];
                    MealPlan: string;
                    Board: string;
                    NonRefundable: boolean;
                    RefundableUntil: string | null;
                    HotelRefundType: number;
                    CancellationPolicies: {
                        Amount: number;
                        FromDate: string;
                        Currency: string;
                    }[];
                    PlainTextCancellationPolicy: string;
                    CancellationCharge: number | null;
                    RefundAmount: number | null;
                    HotelConfirmationNo: string | null;
                    VoucherNumbers: string[];
                    Amenities: string[];
                    Remarks: string[];
                    HotelPolicy: {
                        BeginTime: string | null;
                        EndTime: string | null;
                        CheckOutTime: string | null;
                        MinAge: number | null;
                        Instructions: string | null;
                        SpecialInstructions: string | null;
                        MandatoryFee: string | null;
                        OptionalFee: string | null;
                        KnowBeforeYouGo: string | null;
                        PaymentDetail: string | null;
                        LicenseNumber: string | null;
                        KeyCollectionInfo: string | null;
                        InstructionsFa: string | null;
                        SpecialInstructionsFa: string | null;
                        ChildPolicyDescriptionFa: string | null;
                        SingleWomanDescriptionFa: string | null;
                        PetAttribiute: {
                            name: string;
                        }[];
                    };
                    PhoneNumber: string;
                    Email: string;
                    CountryCode: string | null;
                    NationalityId: string | null;
                    Note: string | null;
                    GuestArrival: string | null;
                    GuestDeparture: string | null;
                    HotelTransfers: {
                        [key: string]: unknown;
                    }[];
                    IsReserveOffline: boolean;
                    /** Format: date-time */
                    CreatedAt: string;
                    /** Format: date-time */
                    UpdatedAt: string;
                    ConfirmedAt: string | null;
                    CancelledAt: string | null;
                    Error: null;
                } | {
                    /** @constant */
                    Success: false;
                    Error: {
                        /** @enum {string} */
                        Id: "Err0101001" | "Err0101002" | "Err0101006" | "Err0106001" | "Err0104002" | "Err0106002";
                        Message: string;
                    };
                    UniqueId: null;
                    ClientUniqueId: null;
                    BookedBy: null;
                    OrderBy: null;
                    ClientBalance: null;
                    Category: null;
                    Status: null;
                    PaymentDeadline: null;
                    CanExtendPaymentDeadline: null;
                    FareSourceCode: null;
                    SupplierName: null;
                    VatNumber: null;
                    TotalNetRate: null;
                    Currency: null;
                    CheckIn: null;
                    CheckOut: null;
                    HotelId: null;
                    Hotel: null;
                    Rooms: null;
                    MealPlan: null;
                    Board: null;
                    NonRefundable: null;
                    RefundableUntil: null;
                    HotelRefundType: null;
                    CancellationPolicies: null;
                    PlainTextCancellationPolicy: null;
                    CancellationCharge: null;
                    RefundAmount: null;
                    HotelConfirmationNo: null;
                    VoucherNumbers: null;
                    Amenities: null;
                    Remarks: null;
                    HotelPolicy: null;
                    PhoneNumber: null;
                    Email: null;
                    CountryCode: null;
                    NationalityId: null;
                    Note: null;
                    GuestArrival: null;
                    GuestDeparture: null;
                    HotelTransfers: null;
                    IsReserveOffline: null;
                    CreatedAt: null;
                    UpdatedAt: null;
                    ConfirmedAt: null;
                    CancelledAt: null;
                };
            };
        };
        /**
         * @description Show what cancelling a hotel booking costs now
         *
         *     Or, with `Success` false:
         *     - `Err0101001`: invalid or missing SessionId
         *     - `Err0101002`: session expired (idle over 15 minutes)
         *     - `Err0101006`: permission denied for the endpoint
         *     - `Err0106001`: a required field is missing, or a field breaks a rule; the message names it
         *     - `Err0103004`: booking not cancellable in its current state
         *     - `Err0103005`: booking already cancelled
         *     - `Err0104002`: hotel booking not found
         */
        "hotel.cancel-display": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    Success: true;
                    UniqueId: string;
                    NonRefundable: boolean;
                    CancellationPolicies: {
                        Amount: number;
                        FromDate: string;
                        Currency: string;
                    }[];
                    CurrentPenalty: number;
                    RefundAmount: number;
                    Currency: string;
                    Error: null;
                } | {
                    /** @constant */
                    Success: false;
                    Error: {
                        /** @enum {string} */
                        Id: "Err0101001" | "Err0101002" | "Err0101006" | "Err0106001" | "Err0103004" | "Err0103005" | "Err0104002";
                        Message: string;
                    };
                    UniqueId: null;
                    NonRefundable: null;
                    /** @example [] */
                    CancellationPolicies: unknown[];
                    CurrentPenalty: null;
                    RefundAmount: null;
                    Currency: null;
                };
            };
        };
        /**
         * @description Cancel a hotel booking before or after its confirmation
         *
         *     Or, with `Success` false:
         *     - `Err0101001`: invalid or missing SessionId
         *     - `Err0101002`: session expired (idle over 15 minutes)
         *     - `Err0101006`: permission denied for the endpoint
         *     - `Err0106001`: a required field is missing, or a field breaks a rule; the message names it
         *     - `Err0103004`: booking not cancellable in its current state
         *     - `Err0103005`: booking already cancelled
         *     - `Err0103007`: only the booking owner or an admin may act
         *     - `Err0104002`: hotel booking not found
         */
        "hotel.cancel": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    Success: true;
                    UniqueId: string;
                    Category: number;
                    Status: number;
                    CancellationCharge: number;
                    RefundAmount: number;
                    Currency: string;
                    Error: null;
                } | {
                    /** @constant */
                    Success: false;
                    Error: {
                        /** @enum {string} */
                        Id: "Err0101001" | "Err0101002" | "Err0101006" | "Err0106001" | "Err0103004" | "Err0103005" | "Err0103007" | "Err0104002";
                        Message: string;
                    };
                    UniqueId: null;
                    Category: null;
                    Status: null;
                    CancellationCharge: null;
                    RefundAmount: null;
                    Currency: null;
                };
            };
        };
        /**
         * @description Extend the deadline of a held hotel booking once
         *
         *     Or, with `Success` false:
         *     - `Err0101001`: invalid or missing SessionId
         *     - `Err0101002`: session expired (idle over 15 minutes)
         *     - `Err0101006`: permission denied for the endpoint
         *     - `Err0106001`: a required field is missing, or a field breaks a rule; the message names it
         *     - `Err0103006`: booking not in a ticketable or confirmable state
         *     - `Err0103007`: only the booking owner or an admin may act
         *     - `Err0104002`: hotel booking not found
         */
        "hotel.extend-payment-deadline": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    Success: true;
                    UniqueId: string;
                    PaymentDeadline: string;
                    CanExtendPaymentDeadline: boolean;
                    CancellationPolicies: {
                        Amount: number;
                        FromDate: string;
                        Currency: string;
                    }[];
                    Error: null;
                } | {
                    /** @constant */
                    Success: false;
                    Error: {
                        /** @enum {string} */
                        Id: "Err0101001" | "Err0101002" | "Err0101006" | "Err0106001" | "Err0103006" | "Err0103007" | "Err0104002";
                        Message: string;
                    };
                    UniqueId: null;
                    PaymentDeadline: null;
                    /** @constant */
                    CanExtendPaymentDeadline: false;
                    /** @example [] */
                    CancellationPolicies: unknown[];
                };
            };
        };
        /**
         * @description Balance of the office wallet
         *
         *     Or, with `Success` false:
         *     - `Err0101001`: invalid or missing SessionId
         *     - `Err0101002`: session expired (idle over 15 minutes)
         *     - `Err0101006`: permission denied for the endpoint
         *     - `Err0106001`: a required field is missing, or a field breaks a rule; the message names it
         */
        "wallet.balance": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    Success: true;
                    Total: number;
                    Held: number;
                    Available: number;
                    AlertValue: number;
                    Currency: string;
                    Error: null;
                } | {
                    /** @constant */
                    Success: false;
                    Error: {
                        /** @enum {string} */
                        Id: "Err0101001" | "Err0101002" | "Err0101006" | "Err0106001";
                        Message: string;
                    };
                    Total: null;
                    Held: null;
                    Available: null;
                    AlertValue: null;
                    Currency: null;
                };
            };
        };
        /**
         * @description Movements of the office wallet, newest first
         *
         *     Or, with `Success` false:
         *     - `Err0101001`: invalid or missing SessionId
         *     - `Err0101002`: session expired (idle over 15 minutes)
         *     - `Err0101006`: permission denied for the endpoint
         *     - `Err0106001`: a required field is missing, or a field breaks a rule; the message names it
         */
        "wallet.statement": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    Success: true;
                    Entries: {
                        Id: string;
                        /** Format: date-time */
                        At: string;
                        /** @enum {string} */
                        Kind: "seed" | "hold" | "release" | "charge" | "refund" | "credit";
                        Amount: number;
                        Balance: number;
                        Held: number;
                        Reference: string | null;
                        Family: string | null;
                        ResolvesId: string | null;
                    }[];
                    Meta: {
                        Page: number;
                        PerPage: number;
                        Total: number;
                        PageCount: number;
                    };
                    Error: null;
                } | {
                    /** @constant */
                    Success: false;
                    Error: {
                        /** @enum {string} */
                        Id: "Err0101001" | "Err0101002" | "Err0101006" | "Err0106001";
                        Message: string;
                    };
                    /** @example [] */
                    Entries: unknown[];
                    Meta: null;
                };
            };
        };
        /**
         * @description Erase people of a booking; admins only
         *
         *     Or, with `Success` false:
         *     - `Err0101001`: invalid or missing SessionId
         *     - `Err0101002`: session expired (idle over 15 minutes)
         *     - `Err0101006`: permission denied for the endpoint
         *     - `Err0106001`: a required field is missing, or a field breaks a rule; the message names it
         *     - `Err0103003`: booking not found
         */
        "privacy.erase-people": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    Success: true;
                    UniqueId: string;
                    Erased: number[];
                    Error: null;
                } | {
                    /** @constant */
                    Success: false;
                    Error: {
                        /** @enum {string} */
                        Id: "Err0101001" | "Err0101002" | "Err0101006" | "Err0106001" | "Err0103003";
                        Message: string;
                    };
                    UniqueId: null;
                    /** @example [] */
                    Erased: unknown[];
                };
            };
        };
        /**
         * @description Find places by name, accents and one typo forgiven
         *
         *     Or, with `Success` false:
         *     - `Err0106001`: a required field is missing, or a field breaks a rule; the message names it
         */
        "place.search": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Place"][];
                    meta: {
                        query: string;
                        count: number;
                        limit: number;
                        type: string | null;
                    };
                } | {
                    /** @constant */
                    Success: false;
                    Error: {
                        /** @enum {string} */
                        Id: "Err0106001";
                        Message: string;
                    };
                    /** @example [] */
                    data: unknown[];
                    meta: null;
                };
            };
        };
        /**
         * @description Find cities by name (first generation)
         *
         *     Or, with `Success` false:
         *     - `Err0106001`: a required field is missing, or a field breaks a rule; the message names it
         */
        "place.search-v1": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["PlaceV1"][];
                    meta: {
                        query: string;
                        count: number;
                        limit: number;
                    };
                } | {
                    /** @constant */
                    Success: false;
                    Error: {
                        /** @enum {string} */
                        Id: "Err0106001";
                        Message: string;
                    };
                    /** @example [] */
                    data: unknown[];
                    meta: null;
                };
            };
        };
        /**
         * @description Resolve stored place ids
         *
         *     Or, with `Success` false:
         *     - `Err0106001`: a required field is missing, or a field breaks a rule; the message names it
         */
        "place.lookup": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Place"][];
                    meta: {
                        count: number;
                    };
                } | {
                    /** @constant */
                    Success: false;
                    Error: {
                        /** @enum {string} */
                        Id: "Err0106001";
                        Message: string;
                    };
                    /** @example [] */
                    data: unknown[];
                    meta: null;
                };
            };
        };
        /**
         * @description Resolve stored city ids (first generation)
         *
         *     Or, with `Success` false:
         *     - `Err0106001`: a required field is missing, or a field breaks a rule; the message names it
         */
        "place.lookup-v1": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["PlaceV1"][];
                    meta: {
                        query: string;
                        count: number;
                        limit: number;
                    };
                } | {
                    /** @constant */
                    Success: false;
                    Error: {
                        /** @enum {string} */
                        Id: "Err0106001";
                        Message: string;
                    };
                    /** @example [] */
                    data: unknown[];
                    meta: null;
                };
            };
        };
        /** @description Countries with currencies and translated names */
        "reference.countries": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    code: string;
                    name: string;
                    currency: string;
                    name_translations: {
                        [key: string]: string;
                    };
                    cases: unknown;
                }[];
            };
        };
        /** @description Cities by IATA code */
        "reference.cities": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    code: string;
                    name: string;
                    country_code: string;
                    time_zone: string;
                    coordinates: {
                        lat: number;
                        lon: number;
                    };
                    has_flightable_airport: boolean;
                    name_translations: {
                        [key: string]: string;
                    };
                    cases: unknown;
                }[];
            };
        };
        /** @description Airports by IATA code */
        "reference.airports": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    code: string;
                    name: string;
                    city_code: string;
                    country_code: string;
                    iata_type: string;
                    time_zone: string;
                    coordinates: {
                        lat: number;
                        lon: number;
                    };
                    flightable: boolean;
                    name_translations: {
                        [key: string]: string;
                    };
                }[];
            };
        };
        /** @description Airlines by code */
        "reference.airlines": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    code: string;
                    name: string;
                    is_lowcost: boolean;
                    name_translations: {
                        [key: string]: string;
                    };
                }[];
            };
        };
        /** @description Airline logo */
        "reference.airline-logo": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "image/png": unknown;
            };
        };
        /** @description Airline logo, square fill crop */
        "reference.airline-logo-v2": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "image/png": unknown;
            };
        };
        /** @description Photo of a hotel, of the type that its supplier gives; the simulated one gives SVG */
        "reference.hotel-photo": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "image/*": unknown;
            };
        };
        /** @description Photo of an activity, of the type that its supplier gives; the simulated one gives SVG */
        "reference.activity-photo": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "image/*": unknown;
            };
        };
    };
    parameters: never;
    requestBodies: {
        "session.create": {
            content: {
                "application/json": {
                    OfficeId: string;
                    UserName: string;
                    Password: string;
                };
            };
        };
        "session.end": {
            content: {
                "application/json": {
                    /** @description As CreateSession gave it */
                    SessionId: string;
                };
            };
        };
        "session.info": {
            content: {
                "application/json": {
                    /** @description As CreateSession gave it */
                    SessionId: string;
                };
            };
        };
        "air.low-fare-search": {
            content: {
                "application/json": {
                    /** @description As CreateSession gave it */
                    SessionId: string;
                    AdultCount: number;
                    ChildCount: number;
                    InfantCount: number;
                    /** @enum {unknown} */
                    PricingSourceType: "All" | "Private" | "Publish" | "WebFare" | "0" | 0 | "1" | 1 | "2" | 2 | "3" | 3;
                    /** @enum {unknown} */
                    RequestOption: "Fifty" | "Hundred" | "TwoHundred" | "All" | "0" | 0 | "1" | 1 | "2" | 2 | "3" | 3;
                    NumberOfResults?: number;
                    Provider?: string;
                    TravelPreference?: {
                        /** @enum {unknown} */
                        CabinType?: 1 | 2 | 3 | 4 | 5 | 6 | 100 | "Y" | "Economy" | "S" | "Premium Economy" | "C" | "Business" | "J" | "Premium Business" | "F" | "First" | "P" | "Premium First";
                        /** @enum {unknown} */
                        AirTripType?: "OneWay" | "Return" | "Circle" | "OpenJaw" | "1" | 1 | "2" | 2 | "3" | 3 | "4" | 4;
                        /** @enum {unknown} */
                        MaxStopsQuantity?: "All" | "1" | "Direct" | "0" | 0 | "2" | 2 | "OneStop";
                        DirectFlight?: boolean;
                        VendorPreferenceCodes?: string[];
                        VendorExcludeCodes?: string[];
                    };
                    OriginDestinationInformations: {
                        OriginLocationCode: string;
                        DestinationLocationCode: string;
                        /** @description YYYY-MM-DD. A time of day and an offset may follow and do not count. */
                        DepartureDateTime: string;
                        /** @enum {unknown} */
                        OriginType?: "None" | "City" | "Airport" | "RailStation" | "Hotel" | "Country" | "0" | 0 | "1" | 1 | "2" | 2 | "3" | 3 | "4" | 4 | "5" | 5;
                        /** @enum {unknown} */
                        DestinationType?: "None" | "City" | "Airport" | "RailStation" | "Hotel" | "Country" | "0" | 0 | "1" | 1 | "2" | 2 | "3" | 3 | "4" | 4 | "5" | 5;
                    }[];
                };
            };
        };
        "air.low-fare-search-incremental": {
            content: {
                "application/json": {
                    /** @description As CreateSession gave it */
                    SessionId: string;
                    AdultCount: number;
                    ChildCount: number;
                    InfantCount: number;
                    /** @enum {unknown} */
                    PricingSourceType: "All" | "Private" | "Publish" | "WebFare" | "0" | 0 | "1" | 1 | "2" | 2 | "3" | 3;
                    /** @enum {unknown} */
                    RequestOption: "Fifty" | "Hundred" | "TwoHundred" | "All" | "0" | 0 | "1" | 1 | "2" | 2 | "3" | 3;
                    NumberOfResults?: number;
                    Provider?: string;
                    TravelPreference?: {
                        /** @enum {unknown} */
                        CabinType?: 1 | 2 | 3 | 4 | 5 | 6 | 100 | "Y" | "Economy" | "S" | "Premium Economy" | "C" | "Business" | "J" | "Premium Business" | "F" | "First" | "P" | "Premium First";
                        /** @enum {unknown} */
                        AirTripType?: "OneWay" | "Return" | "Circle" | "OpenJaw" | "1" | 1 | "2" | 2 | "3" | 3 | "4" | 4;
                        /** @enum {unknown} */
                        MaxStopsQuantity?: "All" | "1" | "Direct" | "0" | 0 | "2" | 2 | "OneStop";
                        DirectFlight?: boolean;
                        VendorPreferenceCodes?: string[];
                        VendorExcludeCodes?: string[];
                    };
                    OriginDestinationInformations: {
                        OriginLocationCode: string;
                        DestinationLocationCode: string;
                        /** @description YYYY-MM-DD. A time of day and an offset may follow and do not count. */
                        DepartureDateTime: string;
                        /** @enum {unknown} */
                        OriginType?: "None" | "City" | "Airport" | "RailStation" | "Hotel" | "Country" | "0" | 0 | "1" | 1 | "2" | 2 | "3" | 3 | "4" | 4 | "5" | 5;
                        /** @enum {unknown} */
                        DestinationType?: "None" | "City" | "Airport" | "RailStation" | "Hotel" | "Country" | "0" | 0 | "1" | 1 | "2" | 2 | "3" | 3 | "4" | 4 | "5" | 5;
                    }[];
                };
            };
        };
        "air.search-data": {
            content: {
                "application/json": {
                    /** @description As CreateSession gave it */
                    SessionId: string;
                    SearchId: number;
                };
            };
        };
        "air.rules": {
            content: {
                "application/json": {
                    /** @description As CreateSession gave it */
                    SessionId: string;
                    FareSourceCode?: string;
                    UniqueId?: string;
                };
            };
        };
        "air.baggages": {
            content: {
                "application/json": {
                    /** @description As CreateSession gave it */
                    SessionId: string;
                    FareSourceCode: string;
                };
            };
        };
        "air.price-calendar": {
            content: {
                "application/json": {
                    /** @description As CreateSession gave it */
                    SessionId: string;
                    Origin: string;
                    Destination: string;
                    /**
                     * @default RoundTrip
                     * @enum {unknown}
                     */
                    TripType?: "OneWay" | "RoundTrip" | "1" | 1 | "2" | 2 | "Return";
                    /** @description YYYY-MM for a whole month, YYYY-MM-DD for one date. */
                    DepartDate: string;
                    ReturnDate?: string | null;
                    /**
                     * @default departure_date
                     * @enum {unknown}
                     */
                    CalendarType?: "departure_date" | "return_date";
                    /** @default USD */
                    Currency?: string;
                };
            };
        };
        "air.revalidate": {
            content: {
                "application/json": {
                    /** @description As CreateSession gave it */
                    SessionId: string;
                    FareSourceCode: string;
                };
            };
        };
        "air.book": {
            content: {
                "application/json": {
                    /** @description As CreateSession gave it */
                    SessionId: string;
                    FareSourceCode: string;
                    TravelerInfo: {
                        PhoneNumber: string;
                        Email: string;
                        AirTravelers: {
                            /** @enum {unknown} */
                            PassengerType: 1 | 2 | 3 | "ADT" | "CHD" | "INF" | "CNN" | "Adult" | "Child" | "Infant";
                            /** @enum {unknown} */
                            Gender: 0 | 1 | "Male" | "Female" | "M" | "F" | "false" | "true";
                            /** @description YYYY-MM-DD. A time of day and an offset may follow and do not count. */
                            DateOfBirth: string;
                            PassengerName: {
                                PassengerFirstName: string;
                                PassengerMiddleName?: string;
                                PassengerLastName: string;
                                PassengerTitle?: number | (string | null);
                            };
                            Nationality?: string;
                            NationalId?: string;
                            Passport?: {
                                PassportNumber?: string;
                                /** @description YYYY-MM-DD. A time of day and an offset may follow and do not count. */
                                ExpiryDate?: string;
                                /** @description YYYY-MM-DD. A time of day and an offset may follow and do not count. */
                                IssueDate?: string;
                                Country?: string;
                            };
                        }[];
                    };
                    ClientUniqueId?: string;
                    /** @default 0 */
                    MarkupForAdult?: number;
                    /** @default 0 */
                    MarkupForChild?: number;
                    /** @default 0 */
                    MarkupForInfant?: number;
                };
            };
        };
        "air.order-ticket": {
            content: {
                "application/json": {
                    /** @description As CreateSession gave it */
                    SessionId: string;
                    UniqueId: string;
                };
            };
        };
        "air.booking-data": {
            content: {
                "application/json": {
                    /** @description As CreateSession gave it */
                    SessionId: string;
                    UniqueId?: string;
                    ClientUniqueId?: string;
                };
            };
        };
        "air.cancel": {
            content: {
                "application/json": {
                    /** @description As CreateSession gave it */
                    SessionId: string;
                    UniqueId: string;
                };
            };
        };
        "air.refund-display": {
            content: {
                "application/json": {
                    /** @description As CreateSession gave it */
                    SessionId: string;
                    UniqueId: string;
                };
            };
        };
        "air.refund": {
            content: {
                "application/json": {
                    /** @description As CreateSession gave it */
                    SessionId: string;
                    UniqueId: string;
                    /**
                     * @default 1
                     * @enum {unknown}
                     */
                    RefundType?: 1 | 2 | 3 | "Eticket" | "Segment" | "Pnr";
                    EticketNumbers?: string[] | null;
                    /**
                     * @default 1
                     * @enum {unknown}
                     */
                    RefundPaymentMode?: 0 | 1 | 2 | "Unknown" | "Credit" | "BankAccount";
                };
            };
        };
        "hotel.availability": {
            content: {
                "application/json": {
                    /** @description As CreateSession gave it */
                    SessionId: string;
                    /** @description YYYY-MM-DD. A time of day and an offset may follow and do not count. */
                    CheckIn: string;
                    /** @description YYYY-MM-DD. A time of day and an offset may follow and do not count. */
                    CheckOut: string;
                    CityId?: number | string | null;
                    HotelId?: number | string | null;
                    Occupancies: {
                        AdultCount: number;
                        ChildCount?: number;
                        ChildAges?: number[];
                    }[];
                    Filters?: {
                        [key: string]: null | string | boolean | (string | boolean)[];
                    };
                    Sort?: string;
                    /** @default 1 */
                    Page?: number;
                    /** @default 25 */
                    PageSize?: number;
                    Map?: {
                        NorthEast: {
                            lat: number;
                            lng: number;
                        };
                        SouthWest: {
                            lat: number;
                            lng: number;
                        };
                    };
                    lang?: string;
                };
            };
        };
        "hotel.availability-v1": {
            content: {
                "application/json": {
                    /** @description As CreateSession gave it */
                    SessionId: string;
                    Provider?: string;
                    /** @description YYYY-MM-DD. A time of day and an offset may follow and do not count. */
                    CheckIn: string;
                    /** @description YYYY-MM-DD. A time of day and an offset may follow and do not count. */
                    CheckOut: string;
                    CityId?: number | string | null;
                    HotelId?: number | string | null;
                    CountryCode?: string;
                    NationalityId?: string;
                    Occupancies: {
                        AdultCount: number;
                        ChildCount?: number;
                        ChildAges?: number[];
                    }[];
                };
            };
        };
        "hotel.check-rate": {
            content: {
                "application/json": {
                    /** @description As CreateSession gave it */
                    SessionId: string;
                    FareSourceCode: string;
                };
            };
        };
        "hotel.book": {
            content: {
                "application/json": {
                    /** @description As CreateSession gave it */
                    SessionId: string;
                    FareSourceCode: string;
                    PhoneNumber: string;
                    Email: string;
                    NationalityId?: string;
                    Nationality?: string;
                    ClientUniqueId?: string;
                    Note?: string;
                    GuestArrival?: string;
                    GuestDeparture?: string;
                    Rooms: {
                        RoomId?: string;
                        Passengers: {
                            /** @enum {unknown} */
                            PassengerType: 1 | 2 | 3 | "ADT" | "CHD" | "INF" | "CNN" | "Adult" | "Child" | "Infant";
                            FirstName: string;
                            LastName: string;
                            PassengerTitle?: number | (string | null);
                            Title?: number | (string | null);
                            /** @enum {unknown} */
                            Gender?: 0 | 1 | "Male" | "Female" | "M" | "F" | "false" | "true";
                            ChildAge?: number;
                            Nationality?: string;
                            NationalId?: string;
                            PassportNumber?: string;
                        }[];
                    }[];
                    HotelTransfers?: {
                        [key: string]: unknown;
                    }[];
                };
            };
        };
        "hotel.order": {
            content: {
                "application/json": {
                    /** @description As CreateSession gave it */
                    SessionId: string;
                    UniqueId: string;
                };
            };
        };
        "hotel.booking-data": {
            content: {
                "application/json": {
                    /** @description As CreateSession gave it */
                    SessionId: string;
                    UniqueId?: string;
                    ClientUniqueId?: string;
                };
            };
        };
        "hotel.cancel-display": {
            content: {
                "application/json": {
                    /** @description As CreateSession gave it */
                    SessionId: string;
                    UniqueId: string;
                };
            };
        };
        "hotel.cancel": {
            content: {
                "application/json": {
                    /** @description As CreateSession gave it */
                    SessionId: string;
                    UniqueId: string;
                    CancelActor?: unknown;
                    RefundPaymentMode?: unknown;
                };
            };
        };
        "hotel.extend-payment-deadline": {
            content: {
                "application/json": {
                    /** @description As CreateSession gave it */
                    SessionId: string;
                    UniqueId: string;
                };
            };
        };
        "wallet.balance": {
            content: {
                "application/json": {
                    /** @description As CreateSession gave it */
                    SessionId: string;
                };
            };
        };
        "wallet.statement": {
            content: {
                "application/json": {
                    /** @description As CreateSession gave it */
                    SessionId: string;
                    /** @description YYYY-MM-DD. A time of day and an offset may follow and do not count. */
                    From?: string;
                    /** @description YYYY-MM-DD. A time of day and an offset may follow and do not count. */
                    To?: string;
                    /** @default 1 */
                    Page?: number;
                    /** @default 50 */
                    PerPage?: number;
                };
            };
        };
        "privacy.erase-people": {
            content: {
                "application/json": {
                    /** @description As CreateSession gave it */
                    SessionId: string;
                    UniqueId: string;
                    Positions?: number[];
                };
            };
        };
        "place.lookup": {
            content: {
                "application/json": {
                    external_ids: (string | number)[];
                };
            };
        };
        "place.lookup-v1": {
            content: {
                "application/json": {
                    external_ids: (string | number)[];
                    provider?: string;
                };
            };
        };
    };
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "session.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["session.create"];
        responses: {
            200: components["responses"]["session.create"];
            400: components["responses"]["session.Err0106001"];
            403: components["responses"]["session.Err0101007"];
            429: components["responses"]["session.RateLimit"];
            500: components["responses"]["session.InternalError"];
        };
    };
    "session.end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["session.end"];
        responses: {
            200: components["responses"]["session.end"];
            400: components["responses"]["session.Err0106001"];
            403: components["responses"]["session.Err0101007"];
            429: components["responses"]["session.RateLimit"];
            500: components["responses"]["session.InternalError"];
        };
    };
    "session.info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["session.info"];
        responses: {
            200: components["responses"]["session.info"];
            400: components["responses"]["session.Err0106001"];
            403: components["responses"]["session.Err0101007"];
            429: components["responses"]["session.RateLimit"];
            500: components["responses"]["session.InternalError"];
        };
    };
    "air.low-fare-search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["air.low-fare-search"];
        responses: {
            200: components["responses"]["air.low-fare-search"];
            400: components["responses"]["session.Err0106001"];
            403: components["responses"]["session.Err0101007"];
            429: components["responses"]["session.RateLimit"];
            500: components["responses"]["session.InternalError"];
        };
    };
    "air.low-fare-search-incremental": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["air.low-fare-search-incremental"];
        responses: {
            200: components["responses"]["air.low-fare-search-incremental"];
            400: components["responses"]["session.Err0106001"];
            403: components["responses"]["session.Err0101007"];
            429: components["responses"]["session.RateLimit"];
            500: components["responses"]["session.InternalError"];
        };
    };
    "air.search-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["air.search-data"];
        responses: {
            200: components["responses"]["air.search-data"];
            400: components["responses"]["session.Err0106001"];
            403: components["responses"]["session.Err0101007"];
            429: components["responses"]["session.RateLimit"];
            500: components["responses"]["session.InternalError"];
        };
    };
    "air.rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["air.rules"];
        responses: {
            200: components["responses"]["air.rules"];
            400: components["responses"]["session.Err0106001"];
            403: components["responses"]["session.Err0101007"];
            429: components["responses"]["session.RateLimit"];
            500: components["responses"]["session.InternalError"];
        };
    };
    "air.baggages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["air.baggages"];
        responses: {
            200: components["responses"]["air.baggages"];
            400: components["responses"]["session.Err0106001"];
            403: components["responses"]["session.Err0101007"];
            429: components["responses"]["session.RateLimit"];
            500: components["responses"]["session.InternalError"];
        };
    };
    "air.price-calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["air.price-calendar"];
        responses: {
            200: components["responses"]["air.price-calendar"];
            400: components["responses"]["session.Err0106001"];
            403: components["responses"]["session.Err0101007"];
            429: components["responses"]["session.RateLimit"];
            500: components["responses"]["session.InternalError"];
        };
    };
    "air.price-calendar.Air.PriceCalendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["air.price-calendar"];
        responses: {
            200: components["responses"]["air.price-calendar"];
            400: components["responses"]["session.Err0106001"];
            403: components["responses"]["session.Err0101007"];
            429: components["responses"]["session.RateLimit"];
            500: components["responses"]["session.InternalError"];
        };
    };
    "air.revalidate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["air.revalidate"];
        responses: {
            200: components["responses"]["air.revalidate"];
            400: components["responses"]["session.Err0106001"];
            403: components["responses"]["session.Err0101007"];
            429: components["responses"]["session.RateLimit"];
            500: components["responses"]["session.InternalError"];
        };
    };
    "air.book": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["air.book"];
        responses: {
            200: components["responses"]["air.book"];
            400: components["responses"]["session.Err0106001"];
            403: components["responses"]["session.Err0101007"];
            429: components["responses"]["session.RateLimit"];
            500: components["responses"]["session.InternalError"];
        };
    };
    "air.order-ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["air.order-ticket"];
        responses: {
            200: components["responses"]["air.order-ticket"];
            400: components["responses"]["session.Err0106001"];
            403: components["responses"]["session.Err0101007"];
            429: components["responses"]["session.RateLimit"];
            500: components["responses"]["session.InternalError"];
        };
    };
    "air.booking-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["air.booking-data"];
        responses: {
            200: components["responses"]["air.booking-data"];
            400: components["responses"]["session.Err0106001"];
            403: components["responses"]["session.Err0101007"];
            429: components["responses"]["session.RateLimit"];
            500: components["responses"]["session.InternalError"];
        };
    };
    "air.cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["air.cancel"];
        responses: {
            200: components["responses"]["air.cancel"];
            400: components["responses"]["session.Err0106001"];
            403: components["responses"]["session.Err0101007"];
            429: components["responses"]["session.RateLimit"];
            500: components["responses"]["session.InternalError"];
        };
    };
    "air.refund-display": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["air.refund-display"];
        responses: {
            200: components["responses"]["air.refund-display"];
            400: components["responses"]["session.Err0106001"];
            403: components["responses"]["session.Err0101007"];
            429: components["responses"]["session.RateLimit"];
            500: components["responses"]["session.InternalError"];
        };
    };
    "air.refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["air.refund"];
        responses: {
            200: components["responses"]["air.refund"];
            400: components["responses"]["session.Err0106001"];
            403: components["responses"]["session.Err0101007"];
            429: components["responses"]["session.RateLimit"];
            500: components["responses"]["session.InternalError"];
        };
    };
    "hotel.availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["hotel.availability"];
        responses: {
            200: components["responses"]["hotel.availability"];
            400: components["responses"]["session.Err0106001"];
            403: components["responses"]["session.Err0101007"];
            429: components["responses"]["session.RateLimit"];
            500: components["responses"]["session.InternalError"];
        };
    };
    "hotel.availability-v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["hotel.availability-v1"];
        responses: {
            200: components["responses"]["hotel.availability-v1"];
            400: components["responses"]["session.Err0106001"];
            403: components["responses"]["session.Err0101007"];
            429: components["responses"]["session.RateLimit"];
            500: components["responses"]["session.InternalError"];
        };
    };
    "hotel.check-rate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["hotel.check-rate"];
        responses: {
            200: components["responses"]["hotel.check-rate"];
            400: components["responses"]["session.Err0106001"];
            403: components["responses"]["session.Err0101007"];
            429: components["responses"]["session.RateLimit"];
            500: components["responses"]["session.InternalError"];
        };
    };
    "hotel.check-rate.Hotel.HotelCheckRate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["hotel.check-rate"];
        responses: {
            200: components["responses"]["hotel.check-rate"];
            400: components["responses"]["session.Err0106001"];
            403: components["responses"]["session.Err0101007"];
            429: components["responses"]["session.RateLimit"];
            500: components["responses"]["session.InternalError"];
        };
    };
    "hotel.book": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["hotel.book"];
        responses: {
            200: components["responses"]["hotel.book"];
            400: components["responses"]["session.Err0106001"];
            403: components["responses"]["session.Err0101007"];
            429: components["responses"]["session.RateLimit"];
            500: components["responses"]["session.InternalError"];
        };
    };
    "hotel.book.Hotel.HotelBook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["hotel.book"];
        responses: {
            200: components["responses"]["hotel.book"];
            400: components["responses"]["session.Err0106001"];
            403: components["responses"]["session.Err0101007"];
            429: components["responses"]["session.RateLimit"];
            500: components["responses"]["session.InternalError"];
        };
    };
    "hotel.order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["hotel.order"];
        responses: {
            200: components["responses"]["hotel.order"];
            400: components["responses"]["session.Err0106001"];
            403: components["responses"]["session.Err0101007"];
            429: components["responses"]["session.RateLimit"];
            500: components["responses"]["session.InternalError"];
        };
    };
    "hotel.order.Hotel.HotelOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["hotel.order"];
        responses: {
            200: components["responses"]["hotel.order"];
            400: components["responses"]["session.Err0106001"];
            403: components["responses"]["session.Err0101007"];
            429: components["responses"]["session.RateLimit"];
            500: components["responses"]["session.InternalError"];
        };
    };
    "hotel.booking-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["hotel.booking-data"];
        responses: {
            200: components["responses"]["hotel.booking-data"];
            400: components["responses"]["session.Err0106001"];
            403: components["responses"]["session.Err0101007"];
            429: components["responses"]["session.RateLimit"];
            500: components["responses"]["session.InternalError"];
        };
    };
    "hotel.booking-data.Hotel.HotelBookingData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["hotel.booking-data"];
        responses: {
            200: components["responses"]["hotel.booking-data"];
            400: components["responses"]["session.Err0106001"];
            403: components["responses"]["session.Err0101007"];
            429: components["responses"]["session.RateLimit"];
            500: components["responses"]["session.InternalError"];
        };
    };
    "hotel.cancel-display": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["hotel.cancel-display"];
        responses: {
            200: components["responses"]["hotel.cancel-display"];
            400: components["responses"]["session.Err0106001"];
            403: components["responses"]["session.Err0101007"];
            429: components["responses"]["session.RateLimit"];
            500: components["responses"]["session.InternalError"];
        };
    };
    "hotel.cancel-display.Hotel.HotelCancelDisplay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["hotel.cancel-display"];
        responses: {
            200: components["responses"]["hotel.cancel-display"];
            400: components["responses"]["session.Err0106001"];
            403: components["responses"]["session.Err0101007"];
            429: components["responses"]["session.RateLimit"];
            500: components["responses"]["session.InternalError"];
        };
    };
    "hotel.cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["hotel.cancel"];
        responses: {
            200: components["responses"]["hotel.cancel"];
            400: components["responses"]["session.Err0106001"];
            403: components["responses"]["session.Err0101007"];
            429: components["responses"]["session.RateLimit"];
            500: components["responses"]["session.InternalError"];
        };
    };
    "hotel.cancel.Hotel.HotelCancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["hotel.cancel"];
        responses: {
            200: components["responses"]["hotel.cancel"];
            400: components["responses"]["session.Err0106001"];
            403: components["responses"]["session.Err0101007"];
            429: components["responses"]["session.RateLimit"];
            500: components["responses"]["session.InternalError"];
        };
    };
    "hotel.extend-payment-deadline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["hotel.extend-payment-deadline"];
        responses: {
            200: components["responses"]["hotel.extend-payment-deadline"];
            400: components["responses"]["session.Err0106001"];
            403: components["responses"]["session.Err0101007"];
            429: components["responses"]["session.RateLimit"];
            500: components["responses"]["session.InternalError"];
        };
    };
    "wallet.balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["wallet.balance"];
        responses: {
            200: components["responses"]["wallet.balance"];
            400: components["responses"]["session.Err0106001"];
            403: components["responses"]["session.Err0101007"];
            429: components["responses"]["session.RateLimit"];
            500: components["responses"]["session.InternalError"];
        };
    };
    "wallet.statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["wallet.statement"];
        responses: {
            200: components["responses"]["wallet.statement"];
            400: components["responses"]["session.Err0106001"];
            403: components["responses"]["session.Err0101007"];
            429: components["responses"]["session.RateLimit"];
            500: components["responses"]["session.InternalError"];
        };
    };
    "privacy.erase-people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["privacy.erase-people"];
        responses: {
            200: components["responses"]["privacy.erase-people"];
            400: components["responses"]["session.Err0106001"];
            403: components["responses"]["session.Err0101007"];
            429: components["responses"]["session.RateLimit"];
            500: components["responses"]["session.InternalError"];
        };
    };
    "place.search": {
        parameters: {
            query?: {
                q?: string;
                limit?: number;
                type?: "city" | "district" | "region" | "country" | "landmark" | "hotel";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["place.search"];
            429: components["responses"]["session.RateLimit"];
            500: components["responses"]["session.InternalError"];
        };
    };
    "place.search-v1": {
        parameters: {
            query?: {
                q?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["place.search-v1"];
            429: components["responses"]["session.RateLimit"];
            500: components["responses"]["session.InternalError"];
        };
    };
    "place.lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["place.lookup"];
        responses: {
            200: components["responses"]["place.lookup"];
            400: components["responses"]["session.Err0106001"];
            429: components["responses"]["session.RateLimit"];
            500: components["responses"]["session.InternalError"];
        };
    };
    "place.lookup-v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["place.lookup-v1"];
        responses: {
            200: components["responses"]["place.lookup-v1"];
            400: components["responses"]["session.Err0106001"];
            429: components["responses"]["session.RateLimit"];
            500: components["responses"]["session.InternalError"];
        };
    };
    "reference.countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["reference.countries"];
            429: components["responses"]["session.RateLimit"];
            500: components["responses"]["session.InternalError"];
        };
    };
    "reference.cities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["reference.cities"];
            429: components["responses"]["session.RateLimit"];
            500: components["responses"]["session.InternalError"];
        };
    };
    "reference.airports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["reference.airports"];
            429: components["responses"]["session.RateLimit"];
            500: components["responses"]["session.InternalError"];
        };
    };
    "reference.airlines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["reference.airlines"];
            429: components["responses"]["session.RateLimit"];
            500: components["responses"]["session.InternalError"];
        };
    };
    "reference.airline-logo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["reference.airline-logo"];
            /** @description There is none. No body. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["session.RateLimit"];
            500: components["responses"]["session.InternalError"];
        };
    };
    "reference.airline-logo-v2": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["reference.airline-logo-v2"];
            /** @description There is none. No body. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["session.RateLimit"];
            500: components["responses"]["session.InternalError"];
        };
    };
    "reference.hotel-photo": {
        parameters: {
            query?: {
                w?: number;
            };
            header?: never;
            path: {
                hotelId: string;
                n: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["reference.hotel-photo"];
            /** @description There is none. No body. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["session.RateLimit"];
            500: components["responses"]["session.InternalError"];
        };
    };
    "reference.activity-photo": {
        parameters: {
            query?: {
                size?: "original" | "75x50" | "175x112" | "680x325" | "1280x720" | "1920x1080" | "2048x1536";
            };
            header?: never;
            path: {
                uuid: string;
                n: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["reference.activity-photo"];
            /** @description There is none. No body. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["session.RateLimit"];
            500: components["responses"]["session.InternalError"];
        };
    };
}
