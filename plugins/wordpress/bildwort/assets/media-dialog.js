/**
 * The dialogs of media: a button below the field of the alt text. The grid: a filter, and a button for what is selected.
 */
( function ( wp, bildwort, choose, $ ) {
	'use strict';

	var media = wp.media;
	var Details = media.view.Attachment.Details;
	var Browser = media.view.AttachmentsBrowser;
	var renderDetails = Details.prototype.render;
	var createToolbar = Browser.prototype.createToolbar;

	Details.prototype.render = function () {
		renderDetails.apply( this, arguments );
		addButton( this );
		return this;
	};

	function addButton( view ) {
		var setting = view.$( '[data-setting="alt"]' );
		if ( ! view.model.get( 'bildwort' ) || ! setting.find( 'textarea' ).length ) {
			return;
		}
		var help = setting.next( 'p.description' );
		( help.length ? help : setting ).after(
			bildwort.makeField( function () {
				return describe( view );
			} )
		);
	}

	function describe( view ) {
		var model = view.model;
		var standing = model.get( 'bildwort' );
		var field = view.$( '[data-setting="alt"] textarea' );
		// What was typed is being saved since the field lost the focus: it must not come after the new text.
		return waitFor( view._save && view._save.requests )
			.then( function () {
				var typed = field.val();
				var isOwn = 'own' === standing.state && typed === standing.alt;
				return bildwort.write( { id: model.get( 'id' ), state: isOwn ? 'own' : 'text', alt: typed } );
			} )
			.then( function ( answer ) {
				if ( answer ) {
					show( view, answer );
				}
				return answer;
			} );
	}

	function show( view, answer ) {
		var shown = { alt: answer.alt };
		answer.written.forEach( function ( field ) {
			shown[ field ] = answer[ field ];
		} );
		view.model.set( Object.assign( { bildwort: { state: answer.state, alt: answer.alt } }, shown ) );
		Object.keys( shown ).forEach( function ( field ) {
			view.$( '[data-setting="' + field + '"] textarea' ).val( shown[ field ] );
		} );
	}

	function waitFor( request ) {
		return new Promise( function ( resolve ) {
			$.when( request ).always( resolve );
		} );
	}

	var Filter = media.view.AttachmentFilters.extend( {
		id: 'bildwort-alt-filter',
		createFilters: function () {
			this.filters = {
				all: { text: bildwort.words.all, props: { bildwort_alt: null }, priority: 10 },
				missing: { text: bildwort.words.missing, props: { bildwort_alt: 'missing' }, priority: 20 },
			};
		},
	} );

	/* Leads to the costs of what is selected. It is there as long as something can be. */
	var WriteSelected = media.view.Button.extend( {
		initialize: function () {
			media.view.Button.prototype.initialize.apply( this, arguments );
			this.controller.on( 'selection:toggle select:activate select:deactivate', this.follow, this );
		},
		render: function () {
			media.view.Button.prototype.render.apply( this, arguments );
			this.$el.addClass( 'bildwort-write-selected' ).toggleClass( 'hidden', ! this.controller.isModeActive( 'select' ) );
			return this;
		},
		follow: function () {
			this.model.set( 'disabled', ! this.controller.state().get( 'selection' ).length );
			this.render();
		},
		click: function () {
			if ( ! this.model.get( 'disabled' ) ) {
				send( this.controller.state().get( 'selection' ).pluck( 'id' ) );
			}
		},
	} );

	function send( ids ) {
		var form = document.createElement( 'form' );
		var fields = { action: choose.action, _wpnonce: choose.nonce, ids: ids.join( ',' ) };
		form.method = 'post';
		form.action = choose.address;
		Object.keys( fields ).forEach( function ( name ) {
			var field = document.createElement( 'input' );
			field.type = 'hidden';
			field.name = name;
			field.value = fields[ name ];
			form.append( field );
		} );
		document.body.append( form );
		form.submit();
	}

	Browser.prototype.createToolbar = function () {
		createToolbar.apply( this, arguments );
		if ( ! this.controller.isModeActive( 'grid' ) ) {
			return;
		}
		// Selects of the toolbar have their labels before them.
		this.toolbar.set(
			'bildwortFilterLabel',
			new media.view.Label( {
				value: bildwort.words.filter,
				attributes: { for: 'bildwort-alt-filter' },
				priority: -73,
			} ).render()
		);
		this.toolbar.set(
			'bildwortFilter',
			new Filter( { controller: this.controller, model: this.collection.props, priority: -73 } ).render()
		);
		this.toolbar.set(
			'bildwortWriteSelected',
			new WriteSelected( {
				controller: this.controller,
				text: bildwort.words.writeSome,
				disabled: true,
				priority: -65,
			} ).render()
		);
	};
} )( window.wp, window.bildwort, window.bildwortChoose, window.jQuery );
