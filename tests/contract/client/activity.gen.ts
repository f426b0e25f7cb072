// Generated from docs/openapi/activity.json by `npm run docs`; a test keeps it true.
export interface paths {
    "/Activity/v2/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Wallet totals, the office clock and catalogue vocabularies
         * @description Source: activity-v2, Bookings, GET /Activity/v2/config. Standing: documented.
         */
        get: operations["activity.config"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Activity/v2/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products of the catalogue, by page
         * @description Source: activity-v2, Catalogue, GET /Activity/v2/products. Standing: documented.
         */
        get: operations["activity.products"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Activity/v2/products/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The whole catalogue, in rows or in full
         * @description Source: activity-v2, Catalogue, GET /Activity/v2/products/all. Standing: documented.
         */
        get: operations["activity.all-products"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Activity/v2/products/by-location": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Number of products by country and city
         * @description Source: activity-v2, Catalogue, GET /Activity/v2/products/by-location. Standing: documented.
         */
        get: operations["activity.products-by-location"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Activity/v2/products/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A product
         * @description Source: activity-v2, Catalogue, GET /Activity/v2/products/{uuid}. Standing: documented.
         */
        get: operations["activity.product"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Activity/v2/products/{uuid}/restrictions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Countries that a product is or is not sold to
         * @description Source: activity-v2, Catalogue, GET /Activity/v2/products/{uuid}/restrictions. Standing: documented.
         */
        get: operations["activity.restrictions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Activity/v2/products/{uuid}/product-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Variants of a product
         * @description Source: activity-v2, Catalogue, GET /Activity/v2/products/{uuid}/product-types. Standing: documented.
         */
        get: operations["activity.product-types"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Activity/v2/product-types/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A variant, with the start times of a date
         * @description Source: activity-v2, Catalogue, GET /Activity/v2/product-types/{uuid}. Standing: documented.
         */
        get: operations["activity.product-type"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Activity/v2/product-types/{uuid}/price-lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Prices and places by date
         * @description Source: activity-v2, Catalogue, GET /Activity/v2/product-types/{uuid}/price-lists. Standing: documented.
         */
        get: operations["activity.price-lists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Activity/v2/product-types/{uuid}/price-lists/{date}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Prices and places of one date
         * @description Source: activity-v2, Catalogue, GET /Activity/v2/product-types/{uuid}/price-lists/{date}. Standing: documented.
         */
        get: operations["activity.price-list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Activity/v2/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bookings of the office
         * @description Source: activity-v2, Bookings, GET /Activity/v2/bookings. Standing: documented.
         */
        get: operations["activity.bookings"];
        put?: never;
        /**
         * Reserve an activity
         * @description Source: activity-v2, Bookings, POST /Activity/v2/bookings. Standing: documented.
         */
        post: operations["activity.create-booking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Activity/v2/bookings/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A booking
         * @description Source: activity-v2, Bookings, GET /Activity/v2/bookings/{uuid}. Standing: documented.
         */
        get: operations["activity.booking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Activity/v2/bookings/{uuid}/{status}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Confirm or cancel a booking
         * @description Source: activity-v2, Bookings, PUT /Activity/v2/bookings/{uuid}/{status}. Standing: documented.
         */
        put: operations["activity.move-booking"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Activity/v2/bookings/{uuid}/vouchers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Vouchers of a booking
         * @description Source: activity-v2, Bookings, GET .../vouchers. Standing: documented.
         */
        get: operations["activity.vouchers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Activity/v2/bookings/{uuid}/download-voucher/{voucher}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a voucher
         * @description Source: activity-v2, Bookings, GET .../download-voucher/{voucher}. Standing: documented.
         */
        get: operations["activity.download-voucher"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Activity/v2/webhook-events/{event}/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Poll events of the supplier and of bookings
         * @description Source: activity-v2, Events. Standing: documented.
         */
        get: operations["activity.events"];
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
    schemas: never;
    responses: {
        /** @description Wallet totals, the office clock and catalogue vocabularies */
        "activity.config": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: {
                        now: {
                            date: string;
                            /** @constant */
                            timezone_type: 3;
                            /** @constant */
                            timezone: "Asia/Singapore";
                        };
                        version: number;
                        serverUrl: string;
                        photosUrl: string;
                        activitiesSorting: string[];
                        user: {
                            name: string;
                            email: string | null;
                            uuid: string;
                            defaultPagination: number;
                            defaultSortBy: string;
                            defaultCurrencyCode: string;
                            defaultLanguageCode: string;
                            walletBalance: number;
                            walletBlockedBalance: number;
                            walletAvailableBalance: number;
                            walletAlertValue: number;
                        };
                        languages: {
                            data: {
                                name: string;
                                code?: string;
                                uuid: string;
                            }[];
                        };
                        countries: {
                            data: {
                                name: string;
                                code?: string;
                                uuid: string;
                            }[];
                        };
                        currencies: {
                            data: {
                                name: string;
                                code?: string;
                                uuid: string;
                            }[];
                        };
                        types: {
                            data: {
                                name: string;
                                code?: string;
                                uuid: string;
                            }[];
                        };
                        categories: {
                            data: {
                                name: string;
                                code?: string;
                                uuid: string;
                                parentUuid: string | null;
                            }[];
                        };
                        locations: {
                            data: {
                                name: string;
                                code?: string;
                                uuid: string;
                            }[];
                        };
                        optionInputTypes: {
                            [key: string]: string;
                        }[];
                    };
                    timestamp: string;
                };
            };
        };
        /** @description - `unauthorized`: missing or expired SessionId */
        "activity.unauthorized": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: {
                        /** @enum {string} */
                        code: "unauthorized";
                        message: string;
                        http_code: number;
                    };
                    timestamp: string;
                };
            };
        };
        /** @description - `forbidden`: role lacks permission, or the session belongs to the other environment (gap 218) */
        "activity.forbidden": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: {
                        /** @enum {string} */
                        code: "forbidden";
                        message: string;
                        http_code: number;
                    };
                    timestamp: string;
                };
            };
        };
        /** @description - `wrong_args`: malformed request or invalid parameters */
        "activity.wrong_args": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: {
                        /** @enum {string} */
                        code: "wrong_args";
                        message: string;
                        http_code: number;
                    };
                    timestamp: string;
                };
            };
        };
        /** @description - `rate_limited`: rate limit reached */
        "activity.rate_limited": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: {
                        /** @enum {string} */
                        code: "rate_limited";
                        message: string;
                        http_code: number;
                    };
                    timestamp: string;
                };
            };
        };
        /** @description - `server_error`: gateway or inventory-source error */
        "activity.server_error": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: {
                        /** @enum {string} */
                        code: "server_error";
                        message: string;
                        http_code: number;
                    };
                    timestamp: string;
                };
            };
        };
        /** @description Products of the catalogue, by page */
        "activity.products": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: {
                        uuid: string;
                        updatedAt: string;
                        title: string;
                        titleTranslated: string | null;
                        validFrom: string | null;
                        validThrough: string | null;
                        basePrice: number;
                        typeName: string;
                        typeUuid: string;
                        cityName: string;
                        links: {
                            /** @enum {string} */
                            method: "GET" | "PUT";
                            rel: string;
                            /** Format: uri */
                            href: string;
                        }[];
                        image_url: string | null;
                        images: string[];
                        sold_count: number;
                        matchedLanguage?: string;
                    }[];
                    meta: {
                        pagination: {
                            page: number;
                            pageCount: number;
                            perPage: number;
                            total: number;
                        };
                    };
                    timestamp: string;
                };
            };
        };
        /** @description The whole catalogue, in rows or in full */
        "activity.all-products": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    count: number;
                    total: number;
                    data: {
                        uuid: string;
                        name: string;
                        image_url: string | null;
                        title: string;
                        basePrice: number;
                        currency: string;
                        typeName: string;
                    }[] | {
                        uuid: string;
                        updatedAt: string;
                        title: string;
                        titleTranslated: string | null;
                        validFrom: string | null;
                        validThrough: string | null;
                        basePrice: number;
                        typeName: string;
                        typeUuid: string;
                        cityName: string;
                        links: {
                            /** @enum {string} */
                            method: "GET" | "PUT";
                            rel: string;
                            /** Format: uri */
                            href: string;
                        }[];
                        image_url: string | null;
                        images: string[];
                        description: string;
                        descriptionTranslated: string | null;
                        highlights: string;
                        highlightsTranslated: string | null;
                        additionalInfo: string | null;
                        additionalInfoTranslated: string | null;
                        priceIncludes: string;
                        priceExcludes: string;
                        itinerary: string | null;
                        warnings: string | null;
                        safety: string | null;
                        latitude: string;
                        longitude: string;
                        address: string | null;
                        minPax: number;
                        maxPax: number;
                        isFlatPaxPrice: boolean;
                        reviewCount: number;
                        reviewAverageScore: number;
                        hotelPickup: boolean;
                        airportPickup: boolean;
                        businessHoursFrom: string | null;
                        businessHoursTo: string | null;
                        currency: {
                            code: string;
                            symbol: string;
                        };
                        categories: {
                            name: string;
                            uuid: string;
                        }[];
                        locations: {
                            city: string;
                            cityUuid: string;
                            state: string | null;
                            stateUuid: string | null;
                            country: string;
                            countryUuid: string;
                        }[];
                        photos: {
                            uuid: string;
                            caption: string;
                            paths: {
                                original: string;
                                "75x50": string;
                                "175x112": string;
                                "680x325": string;
                                "1280x720": string;
                                "1920x1080": string;
                                "2048x1536": string;
                            };
                        }[];
                        guideLanguages: {
                            name: string;
                            code: string;
                            uuid: string;
                        }[];
                        writtenLanguages: {
                            name: string;
                            code: string;
                            uuid: string;
                        }[];
                        audioHeadsetLanguages: {
                            name: string;
                            code: string;
                            uuid: string;
                        }[];
                    }[];
                };
            };
        };
        /** @description Number of products by country and city */
        "activity.products-by-location": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    countries: number;
                    products: number;
                    data: {
                        country: string;
                        countryUuid: string;
                        cities: {
                            city: string;
                            cityUuid: string;
                            count: number;
                        }[];
                        total: number;
                    }[];
                };
            };
        };
        /** @description A product */
        "activity.product": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: {
                        uuid: string;
                        updatedAt: string;
                        title: string;
                        titleTranslated: string | null;
                        validFrom: string | null;
                        validThrough: string | null;
                        basePrice: number;
                        typeName: string;
                        typeUuid: string;
                        cityName: string;
                        links: {
                            /** @enum {string} */
                            method: "GET" | "PUT";
                            rel: string;
                            /** Format: uri */
                            href: string;
                        }[];
                        image_url: string | null;
                        images: string[];
                        description: string;
                        descriptionTranslated: string | null;
                        highlights: string;
                        highlightsTranslated: string | null;
                        additionalInfo: string | null;
                        additionalInfoTranslated: string | null;
                        priceIncludes: string;
                        priceExcludes: string;
                        itinerary: string | null;
                        warnings: string | null;
                        safety: string | null;
                        latitude: string;
                        longitude: string;
                        address: string | null;
                        minPax: number;
                        maxPax: number;
                        isFlatPaxPrice: boolean;
                        reviewCount: number;
                        reviewAverageScore: number;
                        hotelPickup: boolean;
                        airportPickup: boolean;
                        businessHoursFrom: string | null;
                        businessHoursTo: string | null;
                        currency: {
                            code: string;
                            symbol: string;
                        };
                        categories: {
                            name: string;
                            uuid: string;
                        }[];
                        locations: {
                            city: string;
                            cityUuid: string;
                            state: string | null;
                            stateUuid: string | null;
                            country: string;
                            countryUuid: string;
                        }[];
                        photos: {
                            uuid: string;
                            caption: string;
                            paths: {
                                original: string;
                                "75x50": string;
                                "175x112": string;
                                "680x325": string;
                                "1280x720": string;
                                "1920x1080": string;
                                "2048x1536": string;
                            };
                        }[];
                        guideLanguages: {
                            name: string;
                            code: string;
                            uuid: string;
                        }[];
                        writtenLanguages: {
                            name: string;
                            code: string;
                            uuid: string;
                        }[];
                        audioHeadsetLanguages: {
                            name: string;
                            code: string;
                            uuid: string;
                        }[];
                    };
                    timestamp: string;
                };
            };
        };
        /** @description - `not_found`: resource or uuid does not exist */
        "activity.not_found": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: {
                        /** @enum {string} */
                        code: "not_found";
                        message: string;
                        http_code: number;
                    };
                    timestamp: string;
                };
            };
        };
        /** @description Countries that a product is or is not sold to */
        "activity.restrictions": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: {
                        exclude: string[];
                        allow: string[];
                    };
                    timestamp: string;
                };
            };
        };
        /** @description Variants of a product */
        "activity.product-types": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: {
                        uuid: string;
                        title: string;
                        options: {
                            perBooking: {
                                uuid: string;
                                name: string;
                                description: string;
                                required: boolean;
                                addOn: boolean;
                                /** @enum {number} */
                                inputType: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14;
                                formatRegex: string | null;
                                validFrom: string | null;
                                validTo: string | null;
                                price?: number;
                                items?: {
                                    label: string;
                                    value: string;
                                    price: number | null;
                                }[];
                            }[];
                            perPax: {
                                uuid: string;
                                name: string;
                                description: string;
                                required: boolean;
                                addOn: boolean;
                                /** @enum {number} */
                                inputType: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14;
                                formatRegex: string | null;
                                validFrom: string | null;
                                validTo: string | null;
                                price?: number;
                                items?: {
                                    label: string;
                                    value: string;
                                    price: number | null;
                                }[];
                            }[];
                        };
                        links: {
                            /** @enum {string} */
                            method: "GET" | "PUT";
                            rel: string;
                            /** Format: uri */
                            href: string;
                        }[];
                    }[];
                    timestamp: string;
                };
            };
        };
        /** @description A variant, with the start times of a date */
        "activity.product-type": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: {
                        uuid: string;
                        title: string;
                        titleTranslated: string | null;
                        description: string;
                        durationDays: number;
                        durationHours: number;
                        durationMinutes: number;
                        minPax: number;
                        maxPax: number | null;
                        firstAvailabilityDate: string | null;
                        daysInAdvance: number;
                        cutOffTime: string;
                        isNonRefundable: boolean;
                        cancellationPolicies: {
                            numberOfDays: number;
                            refundPercentage: number;
                        }[];
                        cancellationPolicySummary: string;
                        allowAdults: boolean;
                        allowChildren: boolean;
                        allowSeniors: boolean;
                        allowInfant: boolean;
                        ticketTypes: {
                            /** @enum {string} */
                            type: "adult" | "child" | "senior" | "infant" | "youth";
                            label: string;
                            allowed: boolean;
                            min: number;
                            max: number;
                            gateRatePrice: number | null;
                        }[];
                        instantConfirmation: boolean;
                        nonInstantVoucher: boolean;
                        directAdmission: boolean;
                        voucherRequiresPrinting: boolean;
                        adultGateRatePrice: number | null;
                        voucherUse: string | null;
                        voucherRedemptionAddress: string | null;
                        meetingAddress: string | null;
                        meetingTime: string | null;
                        validity: {
                            type: string;
                            days: number | null;
                            date: string | null;
                        };
                        timeslots: {
                            uuid: string;
                            startTime: string;
                            endTime: string;
                        }[];
                        timezone: string;
                        hasOptions: boolean;
                        options: {
                            perBooking: {
                                uuid: string;
                                name: string;
                                description: string;
                                required: boolean;
                                addOn: boolean;
                                /** @enum {number} */
                                inputType: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14;
                                formatRegex: string | null;
                                validFrom: string | null;
                                validTo: string | null;
                                price?: number;
                                items?: {
                                    label: string;
                                    value: string;
                                    price: number | null;
                                }[];
                            }[];
                            perPax: {
                                uuid: string;
                                name: string;
                                description: string;
                                required: boolean;
                                addOn: boolean;
                                /** @enum {number} */
                                inputType: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14;
                                formatRegex: string | null;
                                validFrom: string | null;
                                validTo: string | null;
                                price?: number;
                                items?: {
                                    label: string;
                                    value: string;
                                    price: number | null;
                                }[];
                            }[];
                        };
                        links: {
                            /** @enum {string} */
                            method: "GET" | "PUT";
                            rel: string;
                            /** Format: uri */
                            href: string;
                        }[];
                    };
                    timestamp: string;
                };
            };
        };
        /** @description Prices and places by date */
        "activity.price-lists": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: {
                        date: string;
                        weekday: string;
                        availability: {
                            /** @enum {string} */
                            category: "adult" | "child" | "senior";
                            /** @enum {string} */
                            type: "shared" | "exclusive";
                            quantity: number;
                        }[];
                        cancellationPolicy: {
                            numberOfDays: number;
                            refundPercentage: number;
                        }[];
                        /** @constant */
                        currency: "USD";
                        timezone: string;
                        voucherValidity: {
                            [key: string]: {
                                date: string;
                            };
                        };
                        prices: {
                            id: number;
                            timeSlotUuid: string | null;
                            quantity: number;
                            rates: {
                                /** @enum {string} */
                                type: "retailPrice" | "nettPrice";
                                /** @enum {string} */
                                category: "adult" | "child" | "senior";
                                /** @constant */
                                currency: "USD";
                                amount: number;
                                format: string;
                            }[];
                        }[];
                    }[];
                    timestamp: string;
                };
            };
        };
        /** @description Prices and places of one date */
        "activity.price-list": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: {
                        date: string;
                        weekday: string;
                        availability: {
                            /** @enum {string} */
                            category: "adult" | "child" | "senior";
                            /** @enum {string} */
                            type: "shared" | "exclusive";
                            quantity: number;
                        }[];
                        cancellationPolicy: {
                            numberOfDays: number;
                            refundPercentage: number;
                        }[];
                        /** @constant */
                        currency: "USD";
                        timezone: string;
                        voucherValidity: {
                            [key: string]: {
                                date: string;
                            };
                        };
                        prices: {
                            id: number;
                            timeSlotUuid: string | null;
                            quantity: number;
                            rates: {
                                /** @enum {string} */
                                type: "retailPrice" | "nettPrice";
                                /** @enum {string} */
                                category: "adult" | "child" | "senior";
                                /** @constant */
                                currency: "USD";
                                amount: number;
                                format: string;
                            }[];
                        }[];
                    } | null;
                    timestamp: string;
                };
            };
        };
        /** @description Reserve an activity */
        "activity.create-booking": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: {
                        uuid: string;
                        code: string;
                        partnerReference: string | null;
                        /** @enum {string} */
                        status: "reserved" | "waiting" | "approved" | "cancellation_requested" | "cancelled" | "expired" | "rejected" | "refunded" | "refund_declined";
                        productTypeTitle: string;
                        productTypeUuid: string;
                        /** @constant */
                        currencyCode: "USD";
                        totalAmount: number;
                        amountBreakdown: {
                            name: string;
                            quantity: number;
                            price: string;
                        }[];
                        arrivalDate: string;
                        timeSlot: string | null;
                        createdAt: string;
                        updatedAt: string;
                        salutation: string;
                        firstName: string;
                        lastName: string;
                        email: string;
                        phone: string;
                        adults: number;
                        children: number;
                        seniors: number;
                        ticketTypes: {
                            /** @enum {string} */
                            type: "adult" | "child" | "senior";
                            quantity: number;
                        }[];
                        options: {
                            perBooking: {
                                uuid: string;
                                value: string | number | boolean | string[];
                            }[];
                            perPax: {
                                uuid: string;
                                value: string | number | boolean | string[];
                            }[][];
                        };
                        completedAt: string | null;
                        cancellationRequestAt: string | null;
                        /** @enum {string} */
                        cancellationRequestStatus: "none" | "open" | "closed";
                        cancellationStatus: string | null;
                        refundDate: string | null;
                        refundAmount: number | null;
                        refundTransaction: string | null;
                        links: {
                            /** @enum {string} */
                            method: "GET" | "PUT";
                            rel: string;
                            /** Format: uri */
                            href: string;
                        }[];
                    };
                    timestamp: string;
                };
            };
        };
        /**
         * @description - `forbidden`: role lacks permission, or the session belongs to the other environment (gap 218)
         *     - `insufficient_balance`: the office wallet is short
         */
        "activity.forbidden.insufficient_balance": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: {
                        /** @enum {string} */
                        code: "forbidden" | "insufficient_balance";
                        message: string;
                        http_code: number;
                    };
                    timestamp: string;
                };
            };
        };
        /** @description - `validation_failed`: validation failed */
        "activity.validation_failed": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: {
                        /** @enum {string} */
                        code: "validation_failed";
                        message: string;
                        http_code: number;
                    };
                    timestamp: string;
                };
            };
        };
        /** @description Bookings of the office */
        "activity.bookings": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: {
                        uuid: string;
                        code: string;
                        partnerReference: string | null;
                        /** @enum {string} */
                        status: "reserved" | "waiting" | "approved" | "cancellation_requested" | "cancelled" | "expired" | "rejected" | "refunded" | "refund_declined";
                        productTypeTitle: string;
                        productTypeUuid: string;
                        /** @constant */
                        currencyCode: "USD";
                        totalAmount: number;
                        amountBreakdown: {
                            name: string;
                            quantity: number;
                            price: string;
                        }[];
                        arrivalDate: string;
                        timeSlot: string | null;
                        createdAt: string;
                        updatedAt: string;
                        salutation: string;
                        firstName: string;
                        lastName: string;
                        email: string;
                        phone: string;
                        adults: number;
                        children: number;
                        seniors: number;
                        ticketTypes: {
                            /** @enum {string} */
                            type: "adult" | "child" | "senior";
                            quantity: number;
                        }[];
                        options: {
                            perBooking: {
                                uuid: string;
                                value: string | number | boolean | string[];
                            }[];
                            perPax: {
                                uuid: string;
                                value: string | number | boolean | string[];
                            }[][];
                        };
                        completedAt: string | null;
                        cancellationRequestAt: string | null;
                        /** @enum {string} */
                        cancellationRequestStatus: "none" | "open" | "closed";
                        cancellationStatus: string | null;
                        refundDate: string | null;
                        refundAmount: number | null;
                        refundTransaction: string | null;
                        links: {
                            /** @enum {string} */
                            method: "GET" | "PUT";
                            rel: string;
                            /** Format: uri */
                            href: string;
                        }[];
                    }[];
                    meta: {
                        pagination: {
                            page: number;
                            pageCount: number;
                            perPage: number;
                            total: number;
                        };
                    };
                    timestamp: string;
                };
            };
        };
        /** @description A booking */
        "activity.booking": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: {
                        uuid: string;
                        code: string;
                        partnerReference: string | null;
                        /** @enum {string} */
                        status: "reserved" | "waiting" | "approved" | "cancellation_requested" | "cancelled" | "expired" | "rejected" | "refunded" | "refund_declined";
                        productTypeTitle: string;
                        productTypeUuid: string;
                        /** @constant */
                        currencyCode: "USD";
                        totalAmount: number;
                        amountBreakdown: {
                            name: string;
                            quantity: number;
                            price: string;
                        }[];
                        arrivalDate: string;
                        timeSlot: string | null;
                        createdAt: string;
                        updatedAt: string;
                        salutation: string;
                        firstName: string;
                        lastName: string;
                        email: string;
                        phone: string;
                        adults: number;
                        children: number;
                        seniors: number;
                        ticketTypes: {
                            /** @enum {string} */
                            type: "adult" | "child" | "senior";
                            quantity: number;
                        }[];
                        options: {
                            perBooking: {
                                uuid: string;
                                value: string | number | boolean | string[];
                            }[];
                            perPax: {
                                uuid: string;
                                value: string | number | boolean | string[];
                            }[][];
                        };
                        completedAt: string | null;
                        cancellationRequestAt: string | null;
                        /** @enum {string} */
                        cancellationRequestStatus: "none" | "open" | "closed";
                        cancellationStatus: string | null;
                        refundDate: string | null;
                        refundAmount: number | null;
                        refundTransaction: string | null;
                        links: {
                            /** @enum {string} */
                            method: "GET" | "PUT";
                            rel: string;
                            /** Format: uri */
                            href: string;
                        }[];
                    };
                    timestamp: string;
                };
            };
        };
        /** @description Confirm or cancel a booking */
        "activity.move-booking": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: {
                        uuid: string;
                        /** @enum {string} */
                        status: "reserved" | "waiting" | "approved" | "cancellation_requested" | "cancelled" | "expired" | "rejected" | "refunded" | "refund_declined";
                        updatedAt: string;
                    };
                    timestamp: string;
                };
            };
        };
        /**
         * @description - `invalid_status`: the booking has ended and cannot be cancelled (gap 171)
         *     - `validation_failed`: validation failed
         */
        "activity.invalid_status.validation_failed": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: {
                        /** @enum {string} */
                        code: "invalid_status" | "validation_failed";
                        message: string;
                        http_code: number;
                    };
                    timestamp: string;
                };
            };
        };
        /** @description Vouchers of a booking */
        "activity.vouchers": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: {
                        uuid: string;
                        generatedAt: string;
                        visualId?: string;
                        links: {
                            /** @enum {string} */
                            method: "GET" | "PUT";
                            rel: string;
                            /** Format: uri */
                            href: string;
                        }[];
                    }[];
                    meta: {
                        pagination: {
                            page: number;
                            pageCount: number;
                            perPage: number;
                            total: number;
                        };
                    };
                    timestamp: string;
                };
            };
        };
        /** @description Download a voucher */
        "activity.download-voucher": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/pdf": unknown;
            };
        };
        /** @description Poll events of the supplier and of bookings */
        "activity.events": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    event: string;
                    primaryUuid: string;
                    /** @constant */
                    found: true;
                    id: number;
                    receivedAt: string;
                    eventTimestamp: string;
                    payload: {
                        [key: string]: unknown;
                    };
                    signature?: string;
                } | {
                    event: string;
                    primaryUuid: string;
                    /** @constant */
                    found: false;
                    message: string;
                } | {
                    event: string;
                    primaryUuid: string;
                    count: number;
                    items: {
                        event: string;
                        primaryUuid: string;
                        /** @constant */
                        found: true;
                        id: number;
                        receivedAt: string;
                        eventTimestamp: string;
                        payload: {
                            [key: string]: unknown;
                        };
                        signature?: string;
                    }[];
                };
            };
        };
    };
    parameters: never;
    requestBodies: {
        "activity.create-booking": {
            content: {
                "application/json": {
                    /** @description As CreateSession gave it */
                    SessionId: string;
                    productTypeUuid: string;
                    /** @description YYYY-MM-DD. A time of day and an offset may follow and do not count. */
                    arrivalDate?: string;
                    /** @description YYYY-MM-DD. A time of day and an offset may follow and do not count. */
                    date?: string;
                    adults?: number;
                    pax?: number;
                    /** @default 0 */
                    children?: number;
                    /** @default 0 */
                    seniors?: number;
                    customer: {
                        /** @default Mr. */
                        salutation?: string;
                        firstName: string;
                        lastName: string;
                        email: string;
                        phone: string;
                    };
                    partnerReference?: string | null;
                    message?: string | null;
                    timeSlotUuid?: string | null;
                    timeSlot?: string | null;
                    options?: {
                        /** @default [] */
                        perBooking?: {
                            uuid: string;
                            value: string | number | boolean | string[];
                        }[];
                        /** @default [] */
                        perPax?: {
                            uuid: string;
                            value: string | number | boolean | string[];
                        }[][];
                    } | null;
                };
            };
        };
        "activity.move-booking": {
            content: {
                "application/json": {
                    /** @description As CreateSession gave it */
                    SessionId: string;
                };
            };
        };
    };
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "activity.config": {
        parameters: {
            query: {
                SessionId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["activity.config"];
            400: components["responses"]["activity.wrong_args"];
            401: components["responses"]["activity.unauthorized"];
            403: components["responses"]["activity.forbidden"];
            429: components["responses"]["activity.rate_limited"];
            500: components["responses"]["activity.server_error"];
        };
    };
    "activity.products": {
        parameters: {
            query: {
                SessionId: string;
                q?: string;
                type?: string;
                category?: string;
                country?: string;
                city?: string;
                tag?: string;
                language?: string;
                min_price?: number;
                max_price?: number;
                sort?: "price" | "-price" | "date" | "-date" | "bestselling" | "sold" | "-sold";
                page?: number;
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["activity.products"];
            400: components["responses"]["activity.wrong_args"];
            401: components["responses"]["activity.unauthorized"];
            403: components["responses"]["activity.forbidden"];
            429: components["responses"]["activity.rate_limited"];
            500: components["responses"]["activity.server_error"];
        };
    };
    "activity.all-products": {
        parameters: {
            query: {
                SessionId: string;
                q?: string;
                type?: string;
                category?: string;
                country?: string;
                city?: string;
                tag?: string;
                language?: string;
                min_price?: number;
                max_price?: number;
                sort?: "price" | "-price" | "date" | "-date" | "bestselling" | "sold" | "-sold";
                full?: boolean;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["activity.all-products"];
            400: components["responses"]["activity.wrong_args"];
            401: components["responses"]["activity.unauthorized"];
            403: components["responses"]["activity.forbidden"];
            429: components["responses"]["activity.rate_limited"];
            500: components["responses"]["activity.server_error"];
        };
    };
    "activity.products-by-location": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["activity.products-by-location"];
            429: components["responses"]["activity.rate_limited"];
            500: components["responses"]["activity.server_error"];
        };
    };
    "activity.product": {
        parameters: {
            query: {
                SessionId: string;
                language?: string;
            };
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["activity.product"];
            400: components["responses"]["activity.wrong_args"];
            401: components["responses"]["activity.unauthorized"];
            403: components["responses"]["activity.forbidden"];
            404: components["responses"]["activity.not_found"];
            429: components["responses"]["activity.rate_limited"];
            500: components["responses"]["activity.server_error"];
        };
    };
    "activity.restrictions": {
        parameters: {
            query: {
                SessionId: string;
            };
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["activity.restrictions"];
            400: components["responses"]["activity.wrong_args"];
            401: components["responses"]["activity.unauthorized"];
            403: components["responses"]["activity.forbidden"];
            404: components["responses"]["activity.not_found"];
            429: components["responses"]["activity.rate_limited"];
            500: components["responses"]["activity.server_error"];
        };
    };
    "activity.product-types": {
        parameters: {
            query: {
                SessionId: string;
                language?: string;
            };
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["activity.product-types"];
            400: components["responses"]["activity.wrong_args"];
            401: components["responses"]["activity.unauthorized"];
            403: components["responses"]["activity.forbidden"];
            404: components["responses"]["activity.not_found"];
            429: components["responses"]["activity.rate_limited"];
            500: components["responses"]["activity.server_error"];
        };
    };
    "activity.product-type": {
        parameters: {
            query: {
                SessionId: string;
                date?: string;
                language?: string;
            };
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["activity.product-type"];
            400: components["responses"]["activity.wrong_args"];
            401: components["responses"]["activity.unauthorized"];
            403: components["responses"]["activity.forbidden"];
            404: components["responses"]["activity.not_found"];
            429: components["responses"]["activity.rate_limited"];
            500: components["responses"]["activity.server_error"];
        };
    };
    "activity.price-lists": {
        parameters: {
            query: {
                SessionId: string;
                date_start?: string;
                date_end?: string;
            };
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["activity.price-lists"];
            400: components["responses"]["activity.wrong_args"];
            401: components["responses"]["activity.unauthorized"];
            403: components["responses"]["activity.forbidden"];
            404: components["responses"]["activity.not_found"];
            429: components["responses"]["activity.rate_limited"];
            500: components["responses"]["activity.server_error"];
        };
    };
    "activity.price-list": {
        parameters: {
            query: {
                SessionId: string;
            };
            header?: never;
            path: {
                uuid: string;
                date: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["activity.price-list"];
            400: components["responses"]["activity.wrong_args"];
            401: components["responses"]["activity.unauthorized"];
            403: components["responses"]["activity.forbidden"];
            404: components["responses"]["activity.not_found"];
            429: components["responses"]["activity.rate_limited"];
            500: components["responses"]["activity.server_error"];
        };
    };
    "activity.bookings": {
        parameters: {
            query: {
                SessionId: string;
                date_start?: string;
                date_end?: string;
                first_name?: string;
                last_name?: string;
                email?: string;
                phone?: string;
                partner_reference?: string;
                query?: string;
                status?: "reserved" | "waiting" | "approved" | "cancellation_requested" | "cancelled" | "expired" | "rejected" | "refunded" | "refund_declined";
                page?: number;
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["activity.bookings"];
            400: components["responses"]["activity.wrong_args"];
            401: components["responses"]["activity.unauthorized"];
            403: components["responses"]["activity.forbidden"];
            429: components["responses"]["activity.rate_limited"];
            500: components["responses"]["activity.server_error"];
        };
    };
    "activity.create-booking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["activity.create-booking"];
        responses: {
            200: components["responses"]["activity.create-booking"];
            400: components["responses"]["activity.wrong_args"];
            401: components["responses"]["activity.unauthorized"];
            403: components["responses"]["activity.forbidden.insufficient_balance"];
            404: components["responses"]["activity.not_found"];
            422: components["responses"]["activity.validation_failed"];
            429: components["responses"]["activity.rate_limited"];
            500: components["responses"]["activity.server_error"];
        };
    };
    "activity.booking": {
        parameters: {
            query: {
                SessionId: string;
            };
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["activity.booking"];
            400: components["responses"]["activity.wrong_args"];
            401: components["responses"]["activity.unauthorized"];
            403: components["responses"]["activity.forbidden"];
            404: components["responses"]["activity.not_found"];
            429: components["responses"]["activity.rate_limited"];
            500: components["responses"]["activity.server_error"];
        };
    };
    "activity.move-booking": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                status: "confirm" | "cancel";
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["activity.move-booking"];
        responses: {
            200: components["responses"]["activity.move-booking"];
            400: components["responses"]["activity.wrong_args"];
            401: components["responses"]["activity.unauthorized"];
            403: components["responses"]["activity.forbidden"];
            404: components["responses"]["activity.not_found"];
            422: components["responses"]["activity.invalid_status.validation_failed"];
            429: components["responses"]["activity.rate_limited"];
            500: components["responses"]["activity.server_error"];
        };
    };
    "activity.vouchers": {
        parameters: {
            query: {
                SessionId: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["activity.vouchers"];
            400: components["responses"]["activity.wrong_args"];
            401: components["responses"]["activity.unauthorized"];
            403: components["responses"]["activity.forbidden"];
            404: components["responses"]["activity.not_found"];
            429: components["responses"]["activity.rate_limited"];
            500: components["responses"]["activity.server_error"];
        };
    };
    "activity.download-voucher": {
        parameters: {
            query: {
                SessionId: string;
            };
            header?: never;
            path: {
                uuid: string;
                voucher: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["activity.download-voucher"];
            400: components["responses"]["activity.wrong_args"];
            401: components["responses"]["activity.unauthorized"];
            403: components["responses"]["activity.forbidden"];
            /** @description There is none. No body. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["activity.rate_limited"];
            500: components["responses"]["activity.server_error"];
        };
    };
    "activity.events": {
        parameters: {
            query: {
                SessionId: string;
                history?: boolean;
                limit?: number;
            };
            header?: never;
            path: {
                event: string;
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["activity.events"];
            400: components["responses"]["activity.wrong_args"];
            401: components["responses"]["activity.unauthorized"];
            403: components["responses"]["activity.forbidden"];
            404: components["responses"]["activity.not_found"];
            429: components["responses"]["activity.rate_limited"];
            500: components["responses"]["activity.server_error"];
        };
    };
}
