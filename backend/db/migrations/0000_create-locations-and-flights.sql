CREATE TABLE "airports" (
	"code" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"city" jsonb NOT NULL,
	"airport_name" text NOT NULL,
	"seo_name" text NOT NULL,
	"country_code" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"time_zone" text NOT NULL,
	"is_origin" boolean NOT NULL,
	"is_destination" boolean NOT NULL,
	"is_external" boolean NOT NULL,
	"alternatives" text[] NOT NULL,
	"popularity" integer NOT NULL,
	"departure_tax" jsonb NOT NULL,
	CONSTRAINT "airports_seo_name_unique" UNIQUE("seo_name")
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"code" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"calling_code" text NOT NULL,
	"is_customer_country" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "routes" (
	"origin" text NOT NULL,
	"destination" text NOT NULL,
	"has_packages" boolean NOT NULL,
	"is_active" boolean NOT NULL,
	CONSTRAINT "routes_origin_destination_pk" PRIMARY KEY("origin","destination")
);
--> statement-breakpoint
CREATE TABLE "carriers" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flight_schedules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "flight_schedules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"carrier_code" text NOT NULL,
	"flight_number" text NOT NULL,
	"origin" text NOT NULL,
	"destination" text NOT NULL,
	"departure_time" time NOT NULL,
	"duration_minutes" smallint NOT NULL,
	"weekdays_summer" smallint[] NOT NULL,
	"weekdays_winter" smallint[] NOT NULL,
	"via" text,
	"seats" smallint NOT NULL,
	"base_fare" integer NOT NULL,
	"season" text NOT NULL,
	"is_active" boolean NOT NULL,
	"generated_through" date
);
--> statement-breakpoint
CREATE TABLE "flights" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "flights_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"carrier_code" text NOT NULL,
	"flight_number" text NOT NULL,
	"origin" text NOT NULL,
	"destination" text NOT NULL,
	"departure_date" date NOT NULL,
	"departure_local" timestamp NOT NULL,
	"arrival_local" timestamp NOT NULL,
	"departure_at" timestamp with time zone NOT NULL,
	"arrival_at" timestamp with time zone NOT NULL,
	"duration_minutes" smallint NOT NULL,
	"via" text,
	"capacity" smallint NOT NULL,
	"seats_left" smallint NOT NULL,
	"sold_elsewhere" smallint DEFAULT 0 NOT NULL,
	"fare" integer NOT NULL,
	"reduction_percent" smallint DEFAULT 0 NOT NULL,
	"reduced_from" date,
	"reduced_until" date,
	CONSTRAINT "flights_seats_left_in_range" CHECK ("flights"."seats_left" between 0 and "flights"."capacity")
);
--> statement-breakpoint
ALTER TABLE "airports" ADD CONSTRAINT "airports_country_code_countries_code_fk" FOREIGN KEY ("country_code") REFERENCES "public"."countries"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "routes" ADD CONSTRAINT "routes_origin_airports_code_fk" FOREIGN KEY ("origin") REFERENCES "public"."airports"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "routes" ADD CONSTRAINT "routes_destination_airports_code_fk" FOREIGN KEY ("destination") REFERENCES "public"."airports"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flight_schedules" ADD CONSTRAINT "flight_schedules_carrier_code_carriers_code_fk" FOREIGN KEY ("carrier_code") REFERENCES "public"."carriers"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flight_schedules" ADD CONSTRAINT "flight_schedules_origin_airports_code_fk" FOREIGN KEY ("origin") REFERENCES "public"."airports"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flight_schedules" ADD CONSTRAINT "flight_schedules_destination_airports_code_fk" FOREIGN KEY ("destination") REFERENCES "public"."airports"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "airports_country" ON "airports" USING btree ("country_code");--> statement-breakpoint
CREATE INDEX "routes_destination" ON "routes" USING btree ("destination");--> statement-breakpoint
CREATE UNIQUE INDEX "flight_schedules_departure" ON "flight_schedules" USING btree ("carrier_code","origin","destination","departure_time");--> statement-breakpoint
CREATE UNIQUE INDEX "flights_number_on_day" ON "flights" USING btree ("carrier_code","flight_number","departure_date","origin");--> statement-breakpoint
CREATE INDEX "flights_route_by_day" ON "flights" USING btree ("origin","destination","departure_date","departure_local");